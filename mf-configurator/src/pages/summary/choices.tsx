import { priceLines, type Wizard } from '@vitrina/rules';
import { PriceLines } from '@vitrina/ui';
import { carDescription, carPicture } from '../../stage/car-picture';
import { CarStage } from '../../stage/car-stage';
import css from './choices.module.css';

/** What was chosen, as label and value. */
const facts = ({ provincia, potencia, version, paquete, color, agencia }: Wizard): [string, string | undefined][] => [
  ['Año', version && String(version.year)],
  ['Motor', potencia?.motor.name],
  ['Transmisión', potencia?.transmision.name],
  ['Tracción', potencia?.traccion.name],
  ['Paquete', paquete?.title],
  ['Color', color?.name],
  ['Provincia', provincia?.name],
  ['Concesionario', agencia?.name],
];

/** The configured car with its facts, and every price line down to the total. */
export function Choices({ wizard }: { wizard: Wizard }) {
  return (
    <div className={css.choices}>
      <CarStage picture={carPicture(wizard)} alt={carDescription(wizard)} />
      <div className={css.words}>
        <h2>{wizard.modelo?.name}</h2>
        <dl className={css.facts}>
          {facts(wizard).map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <PriceLines lines={priceLines(wizard)} total={{ label: 'PVP sugerido', price: wizard.total }} />
        <p className={css.note}>Los precios incluyen IVA y pueden cambiar sin previo aviso.</p>
      </div>
    </div>
  );
}
