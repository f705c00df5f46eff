import { PRIVACY_VERSION } from '@vitrina/contract';
import { brand } from '@vitrina/ui';
import { LegalPage } from '../legal-page';
import { browserSections } from './browser';
import { dataSections } from './data';
import { rightsSections } from './rights';

/** Change PRIVACY_VERSION of the contract with any word of the sections: an account records which one was read. */
const EFFECTIVE = { date: '2026-11-28', words: '28 de noviembre de 2026' };
const SECTIONS = [...dataSections, ...browserSections, ...rightsSections];

/** The privacy policy (Ley Orgánica de Protección de Datos Personales of Ecuador, 2021). */
export const PrivacyPage = () => (
  <LegalPage
    title="Política de privacidad"
    lead={`Qué datos tuyos trata ${brand.legalName}, para qué, y cómo decides sobre ellos.`}
    version={PRIVACY_VERSION}
    effective={EFFECTIVE}
    sections={SECTIONS}
  />
);
