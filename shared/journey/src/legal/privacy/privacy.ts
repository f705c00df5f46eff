import { PRIVACY_VERSION } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import type { LegalDocument } from '../document';
import { browserSections } from './browser';
import { dataSections } from './data';
import { rightsSections } from './rights';

/**
 * The privacy policy (Ley Orgánica de Protección de Datos Personales of Ecuador, 2021): as a page, and in the dialog
 * where a customer says that it was read.
 */
export const PRIVACY: LegalDocument = {
  title: 'Política de privacidad',
  version: PRIVACY_VERSION,
  effective: { date: '2026-11-28', words: '28 de noviembre de 2026' },
  path: paths.privacy(),
  pageLink: 'Ver la política en una página',
  sections: [...dataSections, ...browserSections, ...rightsSections],
};
