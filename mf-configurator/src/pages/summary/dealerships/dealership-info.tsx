import type { Dealership } from '@vitrina/contract';
import { Badge, ButtonLink } from '@vitrina/ui';
import css from './dealership-info.module.css';
import { OpeningHours } from './opening-hours';
import { addressOf, countryOf, mapsLink, navigationLink, placeOf } from './place';

/** Services, address, further details, opening hours (HHhmm) and links to a maps and a navigation service. */
export function DealershipInfo({ dealership }: { dealership: Dealership }) {
  const place = placeOf(dealership);
  const address = [addressOf(dealership), countryOf(dealership)].filter(Boolean);
  const { type, details } = dealership.places[0] ?? {};
  return (
    <div className={css.info}>
      {type && <Badge className={css.type}>{type}</Badge>}
      {address.length > 0 && (
        <p className={css.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {details && <p className={css.details}>{details}</p>}
      <OpeningHours schedule={dealership.schedule} />
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
