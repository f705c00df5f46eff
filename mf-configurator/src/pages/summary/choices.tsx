import { priceLines, type Wizard } from '@vitrina/rules';
import { PriceLines } from '@vitrina/ui';
import { carDescription, carPicture } from '../../stage/car-picture';
import { CarStage } from '../../stage/car-stage';
import css from './choices.module.css';
import { FactList } from './fact-list';
import { PRICE_NOTE } from './facts';
import { SummaryTools } from './share/summary-tools';

/** The configured car with its facts, and every price line down to the total. */
export function Choices({ wizard }: { wizard: Wizard }) {
  return (
    <div className={css.choices}>
      <div className={css.car}>
        <CarStage picture={carPicture(wizard)} alt={carDescription(wizard)} />
      </div>
      <div className={css.words}>
        <h2 className={css.model}>{wizard.modelo?.name}</h2>
        <FactList wizard={wizard} className={css.facts} />
        <PriceLines lines={priceLines(wizard)} total={{ label: 'PVP sugerido', price: wizard.total }} />
        <p className={css.note}>{PRICE_NOTE}</p>
        <SummaryTools wizard={wizard} />
      </div>
    </div>
  );
}
