import { TERMS } from '@vitrina/journey/legal';
import { brand } from '@vitrina/ui';
import { LegalPage } from './legal-page';

/** The terms that the configurator has its buyers accept. */
export const TermsPage = () => (
  <LegalPage text={TERMS} lead={`Lo que aceptas al configurar, cotizar o comprar un ${brand.name} en este sitio.`} />
);
