import { carImage, priceLines, total, type Wizard } from '@vitrina/rules';
import { Details, Price, PriceLines } from '@vitrina/ui';
import { type ReactNode, useState } from 'react';
import { CarPicture } from '../../vehicle/car-picture';
import css from './configuration-summary.module.css';

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ');

/** The choices as labels and values; missing ones are left out. */
function choices({ potencia, paquete, color, accesorios, provincia, agencia }: Wizard): [string, ReactNode][] {
  const power = potencia && names([potencia.motor, potencia.transmision, potencia.traccion]);
  const rows: [string, ReactNode][] = [
    ['Motorización', power],
    ['Paquete', paquete?.title],
    ['Color', color && <Colour name={color.name} hex={color.hex} />],
    ['Accesorios', names([...accesorios.individuales, ...accesorios.kit])],
    ['Mantenimiento prepagado', names(accesorios.cupones)],
    ['Concesionario', agencia && [agencia.name, provincia?.name].filter(Boolean).join(', ')],
  ];
  return rows.filter(([, value]) => value !== undefined && value !== '');
}

const Colour = ({ name, hex }: { name: string; hex: string }) => (
  <span className={css.colour}>
    <span className={css.dot} style={{ '--dot': hex }} aria-hidden="true" />
    <span>{name}</span>
  </span>
);

/** Wide enough for a column beside the form, where the configuration is always open. */
const isWide = () => matchMedia('(min-width: 64rem)').matches;

/** The whole configuration: picture, model, total, and every choice and price line, collapsed on phones. */
export function ConfigurationSummary({ wizard }: { wizard: Wizard }) {
  const [startsOpen] = useState(isWide);
  const { modelo, anio, color } = wizard;
  return (
    <aside className={css.summary} aria-label="Resumen de tu configuración">
      <CarPicture image={carImage(wizard)} model={modelo?.name ?? ''} colour={color?.name} className={css.picture} />
      <div className={css.words}>
        <h2 className={css.title}>{[modelo?.name, anio].filter(Boolean).join(' ')}</h2>
        <Details summary="Tu configuración" open={startsOpen} className={css.details}>
          <dl className={css.choices}>
            {choices(wizard).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Details>
        <Details
          summary="PVP, IVA incluido"
          meta={<Price cents={total(wizard)} size="l" />}
          open={startsOpen}
          className={css.details}
        >
          <PriceLines lines={priceLines(wizard)} className={css.lines} />
        </Details>
      </div>
    </aside>
  );
}
