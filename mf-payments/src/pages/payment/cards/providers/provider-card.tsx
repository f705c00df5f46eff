import { type CardProvider, PAYMENT_METHODS } from '@vitrina/contract';
import { Link, paths } from '@vitrina/navigation';
import { Icon } from '@vitrina/ui';
import { useId } from 'react';
import { BrandLogos } from '../brands/brand-logos';
import css from './provider-card.module.css';
import { PROVIDERS, type Provider } from './words';

/** A provider with the cards that it takes and what will happen; the whole card is the link. */
export function ProviderCard({ id, provider: { name, title, brands } }: { id: number; provider: CardProvider }) {
  const words = useId();
  return (
    <article className={css.card} aria-labelledby={`${words}t`}>
      <div className={css.words}>
        <h3 id={`${words}t`} className={css.name}>
          <Link
            to={paths.payment({ id, tab: PAYMENT_METHODS.card, type: name })}
            aria-describedby={`${words}d`}
            className={css.link}
          >
            {title}
          </Link>
        </h3>
        <p id={`${words}d`} className={css.line}>
          {PROVIDERS[name as Provider].line}
        </p>
        <BrandLogos brands={brands} />
      </div>
      <Icon name="chevron-right" className={css.chevron} />
    </article>
  );
}
