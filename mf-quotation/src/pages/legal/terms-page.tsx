import { TERMS_VERSION } from '@vitrina/contract';
import { brand } from '@vitrina/ui';
import { TERMS } from '@vitrina/ui/legal';
import { LegalPage } from './legal-page';

/** The terms that the configurator has its buyers accept. */
export const TermsPage = () => (
  <LegalPage
    title="Términos y condiciones"
    lead={`Lo que aceptas al configurar, cotizar o comprar un ${brand.name} en este sitio.`}
    version={TERMS_VERSION}
    effective={TERMS.effective}
    sections={TERMS.sections}
  />
);
