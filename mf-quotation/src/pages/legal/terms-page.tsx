import { TERMS } from '@vitrina/journey/legal';
import { brand } from '@vitrina/ui';
import { LegalPage } from './legal-page';

/** The terms that a buyer accepts in the configurator. */
export const TermsPage = () => (
  <LegalPage text={TERMS} lead={`Lo que aceptas al configurar, cotizar o comprar un ${brand.name} en este sitio.`} />
);
