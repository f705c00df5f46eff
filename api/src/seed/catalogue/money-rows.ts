import { CARD_BRANDS, DEFERRED_PLANS } from './data/cards';
import { COMPANIES } from './data/dealership';
import { AGENCY_ACCOUNTS, FINANCING_RATE, FINANCING_TERMS } from './data/financing';
import {
  ACCOUNT_PATTERNS,
  ACCOUNT_TYPES,
  COOPERATIVES,
  DEFERRING_BANKS,
  MUTUALS,
  PRIVATE_BANKS,
  PUBLIC_BANKS,
} from './data/institutions';

/** Ids go by the kind of institution, so that each list may grow at its end. */
const FIRST_ID = { 'private-bank': 1, 'public-bank': 101, cooperative: 201, mutual: 401 } as const;

interface Institution {
  key: string;
  name: string;
  shortName: string;
  clearingCode?: string | null;
  taxAuthorityCode?: string | null;
  size?: string;
  takesDeposits?: boolean;
}

const institutions = (kind: keyof typeof FIRST_ID, list: readonly Institution[]) =>
  list.map(({ key, name, shortName, clearingCode, taxAuthorityCode, size, takesDeposits = true }, i) => ({
    id: FIRST_ID[kind] + i,
    ...{ key, kind, name },
    short_name: shortName,
    clearing_code: clearingCode ?? null,
    tax_authority_code: taxAuthorityCode ?? null,
    size: size ?? null,
    takes_deposits: takesDeposits,
    defers_cards: DEFERRING_BANKS.includes(key),
    account_pattern: ACCOUNT_PATTERNS[key] ?? null,
  }));

const INSTITUTIONS = [
  ...institutions(
    'private-bank',
    PRIVATE_BANKS.map(([key, name, shortName, clearingCode, size]) => ({ key, name, shortName, clearingCode, size })),
  ),
  ...institutions(
    'public-bank',
    PUBLIC_BANKS.map(([key, name, shortName, clearingCode, takesDeposits]) => ({
      ...{ key, name, shortName, clearingCode, takesDeposits },
    })),
  ),
  ...institutions(
    'cooperative',
    COOPERATIVES.map(([key, name, shortName, taxAuthorityCode]) => ({
      ...{ key, shortName, taxAuthorityCode },
      name: `Cooperativa de Ahorro y Crédito ${name} Ltda.`,
    })),
  ),
  ...institutions(
    'mutual',
    MUTUALS.map(([key, name, taxAuthorityCode]) => ({
      ...{ key, taxAuthorityCode },
      name: `Asociación Mutualista de Ahorro y Crédito para la Vivienda ${name}`,
      shortName: `Mutualista ${name}`,
    })),
  ),
];

const institutionId = (key: string): number => {
  const found = INSTITUTIONS.find((institution) => institution.key === key);
  if (!found) throw new Error(`the seed has no institution ${key}`);
  return found.id;
};

const accountTypeId = (code: string): number => ACCOUNT_TYPES.findIndex(([known]) => known === code) + 1;

const agencyAccounts = Object.entries(COMPANIES).flatMap(([company, { name }], c) =>
  AGENCY_ACCOUNTS.map(({ bank, type, numbers }, position) => ({
    id: (c + 1) * 10 + position + 1,
    company: name,
    bank_id: institutionId(bank),
    account_type_id: accountTypeId(type),
    number: numbers[company as keyof typeof COMPANIES],
    position,
  })),
);

/** Institutions, the accounts that customers pay into, cards, and what an instalment is calculated with. */
export const moneyRows = () => ({
  institution: INSTITUTIONS,
  account_type: ACCOUNT_TYPES.map(([code, name], i) => ({ id: i + 1, code, name })),
  agency_bank_account: agencyAccounts,
  card_brand: CARD_BRANDS.map(([key, name, p2p_franchise, payme_brand, accepted], position) => ({
    ...{ key, name, p2p_franchise, payme_brand, accepted, position },
  })),
  deferred_plan: DEFERRED_PLANS.map(([code, name]) => ({ code, name })),
  financing_term: FINANCING_TERMS.map((months) => ({ months })),
  financing_rate: [{ id: 1, calculation_bank_id: institutionId(FINANCING_RATE.bank), ...FINANCING_RATE.row }],
});
