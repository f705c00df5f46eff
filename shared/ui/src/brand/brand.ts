import type { ComponentProps, ComponentType } from 'react';
import { CondorMark } from './condor-mark';

/** The brand of the storefront. For another maker, replace these values, the mark, and the colours of brand.css. */
export type Brand = {
  /** The name buyers know, as in 'Cotiza tu Cóndor'. */
  name: string;
  /** The company that runs the site and signs the legal texts. */
  legalName: string;
  /** The maker's own site, opened by the wizard's Home button. */
  site: string;
  /** The host that serves the storefront, for texts and mails. */
  domain: string;
  address: string;
  email: string;
  Mark: ComponentType<ComponentProps<'svg'>>;
};

export const brand: Brand = {
  name: 'Cóndor',
  legalName: 'Cóndor Motors del Ecuador S.A.',
  site: 'https://www.condor.example/',
  domain: 'vitrina.condor.example',
  address: 'Av. Río Amazonas N37-29 y Villalengua, Quito, Ecuador',
  email: 'contacto@condor.example',
  Mark: CondorMark,
};
