import { PRIVACY } from '@vitrina/journey/legal';
import { brand } from '@vitrina/ui';
import { LegalPage } from './legal-page';

/** The privacy policy as a public page. */
export const PrivacyPage = () => (
  <LegalPage text={PRIVACY} lead={`Qué datos tuyos trata ${brand.legalName}, para qué, y cómo decides sobre ellos.`} />
);
