import type { Application, ApplicationDocument, PersonalData } from '@vitrina/contract';
import { APPLICATION_FORMS, visibleSubTabs } from '@vitrina/rules';
import type { SectionProps } from '../../application/section-props';

/** A document that is stored. */
export const storedDocument = (changes: Partial<ApplicationDocument> = {}): ApplicationDocument => ({
  ...{ id: 1, typeId: 1, typeName: 'CÉDULA DE IDENTIDAD', fileId: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a01' },
  ...{ fileName: 'cedula.pdf', fileType: 'application/pdf', size: 2048, addedAt: '2026-11-30T15:00:00.000Z' },
  isFromPhone: false,
  ...changes,
});

/** What an application holds at the beginning. */
export const newApplication = (changes: Partial<Application> = {}): Application => ({
  ...{ id: 2002, kind: 1, isDecided: false, answers: {}, sections: [], drafts: [], documents: [] },
  ...changes,
});

export const SIGNER = {
  ...{ firstName: 'MARÍA', surname: 'SALAZAR', identification: '1710034065' },
} as PersonalData;

/** What a section of the tab 'Documentos' gets from its wizard. */
export function paperSection(kind: 'authorization' | 'documents', application: Application): SectionProps {
  const form = application.kind === 2 ? APPLICATION_FORMS.credit : APPLICATION_FORMS.funds;
  const nothingShown = { isMarried: false, isExposed: false, hasExposedRelatives: false };
  const subTab = visibleSubTabs(form, nothingShown).find((tab) => tab.kind === kind);
  if (!subTab) throw new Error(`there is no sub-tab ${kind}`);
  return {
    ...{ id: application.id, form, subTab, application, previous: undefined },
    draft: { load: async () => null, save: () => undefined, forget: () => undefined },
    onSaved: jest.fn(),
    onShownBy: jest.fn(),
  };
}
