import type { Dealership } from '@vitrina/contract';
import { ButtonLink } from '@vitrina/ui';
import css from './dealership-info.module.css';
import { openDays } from './hours';
import { addressOf, mapsLink, navigationLink, placeOf } from './place';

/** Address, further details, opening hours (HHhmm) and links to a maps and a navigation service. */
export function DealershipInfo({ dealership }: { dealership: Dealership }) {
  const place = placeOf(dealership);
  const address = addressOf(dealership);
  const hours = openDays(dealership.schedule ?? '');
  const details = dealership.places[0]?.details;
  return (
    <div className={css.info}>
      {address && <p>{address}</p>}
      {details && <p className={css.details}>{details}</p>}
      {hours.length > 0 && (
        <dl className={css.hours}>
          {hours.map(({ days, ranges }) => (
            <div key={days}>
              <dt>{days}</dt>
              {ranges.map((range) => (
                <dd key={range}>{range}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {place && (
        <div className={css.links}>
          <ButtonLink variant="secondary" size="s" to={mapsLink(place)}>
            Ver en mapa
          </ButtonLink>
          <ButtonLink variant="secondary" size="s" to={navigationLink(place)}>
            Cómo llegar
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
