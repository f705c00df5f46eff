import type { CardProvider } from '@vitrina/contract';
import { hiddenClass } from '@vitrina/ui';
import css from './brand-logos.module.css';
import { LOGOS } from './logos';

/** The cards that are taken: a drawing where there is one, else the name. */
export const BrandLogos = ({ brands }: { brands: CardProvider['brands'] }) => (
  <ul className={css.brands} aria-label="Tarjetas">
    {brands.map(({ key, name }) => {
      const Logo = LOGOS[key];
      return (
        <li key={key} className={css.brand}>
          {Logo && <Logo className={css.logo} />}
          <span className={Logo ? hiddenClass : css.name}>{name}</span>
        </li>
      );
    })}
  </ul>
);
