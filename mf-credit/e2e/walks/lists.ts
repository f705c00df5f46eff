import type { Page } from '@playwright/test';
import type { FinancialCatalogues, PersonalCatalogues, Relationship } from '@vitrina/contract';
import { contract } from '@vitrina/e2e/contract';

type Named = { id: number; name: string };

/** The lists that a person chooses from. */
export type Lists = {
  personal: PersonalCatalogues;
  financial: FinancialCatalogues;
  relationships: readonly Relationship[];
  accountTypes: readonly Named[];
};

type Call = Parameters<typeof contract.decode>[0];

/** The answer of the backend to a call that anybody may make. */
async function ask<Response>(page: Page, endpoint: { path: string; response: unknown }, words: object = {}) {
  const answer = await page.request.post(`/api/${endpoint.path}`, {
    data: { ...words, ...contract.REQUEST_CONSTANTS },
  });
  return contract.decode(endpoint.response as Call, await answer.json()) as Response;
}

export const readLists = async (page: Page): Promise<Lists> => ({
  personal: await ask(page, contract.personalCatalogues),
  financial: await ask(page, contract.financialCatalogues),
  relationships: await ask(page, contract.relationships),
  accountTypes: await ask(page, contract.accountTypes),
});

/** A canton with its parishes. */
export async function readPlace(page: Page, provinceId: number, cantonId: number) {
  const { provincesWithCantons: call } = contract;
  type Provinces = { id: number; cantons: (Named & { parishes: Named[] })[] }[];
  const found = await ask<Provinces>(page, call, contract.encode(call.request, { cantonId }) as object);
  const canton = found.find(({ id }) => id === provinceId)?.cantons.find(({ id }) => id === cantonId);
  if (!canton) throw new Error(`No canton ${cantonId}`);
  return canton;
}

export const nameIn = (list: readonly Named[], id: number): string => {
  const found = list.find((item) => item.id === id);
  if (!found) throw new Error(`Nothing has the id ${id}`);
  return found.name;
};
