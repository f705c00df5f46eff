import type { CatalogueKind } from '../../catalogue/tables';
import {
  ACTIVITY_TYPES,
  ECONOMIC_ACTIVITIES,
  ECONOMIC_SECTIONS,
  EMPLOYMENT_RELATIONSHIPS,
  SECTORS,
} from './data/activities';
import { COUNTRIES } from './data/countries';
import {
  ASSET_TYPES,
  CREDIT_DOCUMENTS,
  EXPENSE_TYPES,
  FUNDS_DOCUMENTS,
  FUNDS_ORIGINS,
  INCOME_TYPES,
  INVESTMENT_TYPES,
  LIABILITY_TYPES,
  PROPERTY_TYPES,
} from './data/finances';
import { MAKES } from './data/makes';
import {
  ADDRESS_TYPES,
  CIVIL_STATUS,
  EMAIL_TYPES,
  GENDERS,
  IDENTIFICATION_TYPES,
  PERSON_TYPES,
  PHONE_TYPES,
  PUBLIC_OFFICES,
  RELATIONSHIPS,
} from './data/persons';

/** Rows with ids from 1 in the order of a list: a list may grow at its end, and an entry never changes its place. */
const counted = <Entry, Row extends object>(list: readonly Entry[], row: (entry: Entry) => Row) =>
  list.map((entry, i) => ({ id: i + 1, ...row(entry) }));
const named = (list: readonly string[]) => counted(list, (name) => ({ name }));

const items = (kind: CatalogueKind, list: readonly { name: string; code?: string; section?: string }[]) =>
  counted(
    list,
    ({ name, code = null, section = null }: { name: string; code?: string | null; section?: string | null }) => ({
      ...{ kind, name, code, section },
    }),
  );
const plain = (list: readonly string[]) => list.map((name) => ({ name }));

/** Numbers of a make's models: those that are offered from `id01` on, and two for valuations that never are. */
const modelsOf = ([make, models]: readonly [string, string], i: number) => {
  const base = (i + 1) * 100;
  const row = (id: number, name: string, excluded: boolean) => ({ id, make_id: i + 1, name, excluded });
  return [
    row(base, `${make} POR DEFINIR`, true),
    ...models.split(', ').map((name, n) => row(base + n + 1, name, false)),
    row(base + 99, `AVALÚO MECÁNICO ${make}`, true),
  ];
};

const documents = (wizard: 'credit' | 'funds', list: typeof CREDIT_DOCUMENTS) =>
  counted(list, ([name, mandatory]) => ({ wizard, name, mandatory }));

/** What forms choose from: types of everything that a person states, countries, activities, makes and documents. */
export const formRows = () => ({
  gender: counted(GENDERS, ([name, code]) => ({ name, code })),
  email_type: named(EMAIL_TYPES),
  phone_type: counted(PHONE_TYPES, ([name, mobile]) => ({ name, mobile })),
  address_type: named(ADDRESS_TYPES),
  identification_type: counted(
    IDENTIFICATION_TYPES,
    ([code, name, tax_authority_code, lender_code, card_provider_code, pattern, offered_to_payers]) => ({
      ...{ code, name, tax_authority_code, lender_code, card_provider_code, pattern, offered_to_payers },
    }),
  ),
  civil_status: counted(CIVIL_STATUS, ([code, name, feminine_name]) => ({ code, name, feminine_name })),
  relationship: counted(RELATIONSHIPS, ([name, kind, degree, exposed, reference]) => ({
    ...{ name, kind, degree, exposed, reference },
  })),
  employment_relationship: counted(EMPLOYMENT_RELATIONSHIPS, ([name, has_employer]) => ({ name, has_employer })),
  document_type: [...documents('credit', CREDIT_DOCUMENTS), ...documents('funds', FUNDS_DOCUMENTS)],
  asset_type: counted(ASSET_TYPES, ([name, ...sections]) => ({ name, sections })),
  income_type: counted(INCOME_TYPES, ([name, needs_description]) => ({ name, needs_description })),
  country: COUNTRIES.map(([alpha2, alpha3, numeric_code, name, nationality]) => ({
    ...{ alpha2, alpha3, numeric_code, name, nationality },
  })),
  economic_section: ECONOMIC_SECTIONS.map(([code, name]) => ({ code, name })),
  economic_activity: ECONOMIC_ACTIVITIES.map(([code, name]) => ({ code, section: code.slice(0, 1), name })),
  vehicle_make: MAKES.map(([name], i) => ({ id: i + 1, name })),
  vehicle_make_model: MAKES.flatMap(modelsOf),
  catalogue_item: [
    ...items(
      'person-type',
      PERSON_TYPES.map(([code, name]) => ({ code, name })),
    ),
    ...items('activity-type', plain(ACTIVITY_TYPES)),
    ...items('sector', plain(SECTORS)),
    ...items('investment-type', plain(INVESTMENT_TYPES)),
    ...items('property-type', plain(PROPERTY_TYPES)),
    ...items('liability-type', plain(LIABILITY_TYPES)),
    ...items('expense-type', plain(EXPENSE_TYPES)),
    ...items('funds-origin', plain(FUNDS_ORIGINS)),
    ...items(
      'public-office',
      PUBLIC_OFFICES.map(([section, name]) => ({ section, name })),
    ),
  ],
});
