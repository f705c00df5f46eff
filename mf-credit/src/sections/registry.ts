import { useChunk } from '@vitrina/journey';
import type { SubTabKind } from '@vitrina/rules';
import type { ReactNode } from 'react';
import type { SectionProps } from '../application/section-props';

export type Section = (props: SectionProps) => ReactNode;

/** The code of each kind of sub-tab, a chunk of its own. */
const LOADERS: Readonly<Record<SubTabKind, () => Promise<Section>>> = {
  'personal-data': async () =>
    (await import(/* webpackChunkName: "personal-data" */ './personal-data')).PersonalDataSection,
  'economic-activity': async () =>
    (await import(/* webpackChunkName: "economic-activity" */ './economic-activity')).EconomicActivitySection,
  'financial-situation': async () =>
    (await import(/* webpackChunkName: "financial-situation" */ './financial-situation')).FinancialSituationSection,
  references: async () => (await import(/* webpackChunkName: "references" */ './references')).ReferencesSection,
  'exposed-person': async () =>
    (await import(/* webpackChunkName: "exposed-person" */ './exposed-person')).ExposedPersonSection,
  'exposed-relatives': async () =>
    (await import(/* webpackChunkName: "exposed-relatives" */ './exposed-relatives')).ExposedRelativesSection,
  authorization: async () =>
    (await import(/* webpackChunkName: "authorization" */ './authorization')).AuthorizationSection,
  documents: async () => (await import(/* webpackChunkName: "documents" */ './documents')).DocumentsSection,
};

const load = (kind: SubTabKind) => async () => ({ Section: await LOADERS[kind]() });

/** The code of a kind of sub-tab, for `QueryState`. @param next what is likely to follow: loaded once this one is there */
export function useSection(kind: SubTabKind, next: SubTabKind | undefined) {
  const part = useChunk(`credit/${kind}`, load(kind));
  useChunk(`credit/${next ?? kind}`, load(next ?? kind), part.data !== undefined && next !== undefined);
  return part;
}
