import { brand, Icon } from '@vitrina/ui';

/** Opens the maker's own site beside this one; the wizard's way out that loses nothing. */
export const HomeLink = () => (
  <a className="sh-action sh-home" href={brand.site} target="_blank" rel="noopener noreferrer">
    <Icon name="home" />
    <span className="sh-wide-only">Home</span>
    <span className="sh-hidden">, el sitio de {brand.name} en una pestaña nueva</span>
  </a>
);
