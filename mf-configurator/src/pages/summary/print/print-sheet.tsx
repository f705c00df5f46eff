import { formatDate, priceLines, todayInEcuador, type Wizard } from '@vitrina/rules';
import { brand, Logo, PriceLines } from '@vitrina/ui';
import { carDescription, carPicture } from '../../../stage/car-picture';
import { OpeningHours } from '../dealerships/opening-hours';
import { addressOf, localityOf } from '../dealerships/place';
import { FactList } from '../fact-list';
import { PRICE_NOTE } from '../facts';
import css from './print-sheet.module.css';

/** The summary on one page of paper. Hidden on screen, also from screen readers; in print the only content. */
export function PrintSheet({ wizard }: { wizard: Wizard }) {
  const picture = carPicture(wizard);
  return (
    <article hidden className={css.sheet}>
      <header className={css.head}>
        <Logo />
        <p>{`Resumen del ${formatDate(todayInEcuador(new Date()))}`}</p>
      </header>
      {picture && <img src={picture.src} alt={carDescription(wizard)} className={css.car} />}
      <h1 className={css.model}>{wizard.modelo?.name}</h1>
      <FactList wizard={wizard} className={css.facts} />
      <PriceLines
        lines={priceLines(wizard)}
        total={{ label: 'PVP sugerido', price: wizard.total }}
        className={css.prices}
      />
      {wizard.agencia && <DealershipLines dealership={wizard.agencia} />}
      <footer className={css.foot}>
        {PRICE_NOTE} {brand.legalName}, {brand.address}. {brand.email}
      </footer>
    </article>
  );
}

function DealershipLines({ dealership }: { dealership: NonNullable<Wizard['agencia']> }) {
  return (
    <section className={css.dealership}>
      <div>
        <h2>{dealership.name}</h2>
        <p>{dealership.company}</p>
        <p>{addressOf(dealership)}</p>
        <p>{localityOf(dealership)}</p>
      </div>
      <OpeningHours schedule={dealership.schedule} />
    </section>
  );
}
