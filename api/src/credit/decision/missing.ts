import type { Answers } from '@vitrina/contract';
import {
  type ApplicationForm,
  isMarried,
  isSubTabComplete,
  type Person,
  type SectionName,
  type ShownBy,
  type SubTab,
  subTabTitle,
  visibleSubTabs,
} from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** The answers that decide which sub-tabs are shown, by the labels of the lists, also of a retired row. */
export async function shownBy(database: Kysely<Database>, { personalData }: Answers): Promise<ShownBy> {
  const status = await database
    .selectFrom('civil_status')
    .select('name')
    .where('id', '=', personalData?.civilStatusId ?? 0)
    .executeTakeFirst();
  return {
    isMarried: status !== undefined && isMarried(status.name),
    isExposed: personalData?.isExposed ?? false,
    hasExposedRelatives: personalData?.hasExposedRelatives ?? false,
  };
}

/** As the messages of specification 2, section 8, name a sub-tab. */
const nameOf = (subTab: SubTab): string =>
  subTab.key === 'spouse/personal-data' ? 'de Cónyuge Datos Personales' : subTabTitle(subTab);

/** Names of the sub-tabs that are shown and not saved, in order. */
export function missingNames(
  form: ApplicationForm,
  shown: ShownBy,
  rows: readonly { form: Person; section: SectionName }[],
): string[] {
  const isSaved = (person: Person, section: SectionName) =>
    rows.some((row) => row.form === person && row.section === section);
  return visibleSubTabs(form, shown)
    .filter((subTab) => !isSubTabComplete(subTab, isSaved))
    .map(nameOf);
}
