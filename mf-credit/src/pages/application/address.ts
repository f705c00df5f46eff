import { QUOTATION_KINDS } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import type { ApplicationForm } from '@vitrina/rules';

/** The place of the review in an address. */
export const REVIEW = 'revision';

/** What `paso` of an address says; undefined without. */
export const stepOf = (search: string): string | undefined => new URLSearchParams(search).get('paso') ?? undefined;

/** The address of a wizard, at a sub-tab or at the review. */
export const wizardPath = ({ kind }: Pick<ApplicationForm, 'kind'>, id: number, step?: string) =>
  kind === QUOTATION_KINDS.credit
    ? paths.creditApplication({ id, paso: step })
    : paths.fundsDeclaration({ id, paso: step });
