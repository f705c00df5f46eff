import { expect, type Page } from '@playwright/test';
import type { Answers } from '@vitrina/contract';
import { control, fillIn, press, reach, type Shown } from './controls';
import { LABELS, LIST_LABELS } from './labels';
import { type Lists, nameIn } from './lists';
import type { Walker } from './people';
import { amount, assetSaid, personSaid, type Said, workSaid } from './shown';

const PDF = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n') };
/** The form that stands open. */
const form = (page: Page) => page.locator('form');

/** Words in the order in which the fields stand on the page: the labels' order is the contract's. */
async function inOrder(page: Page, labels: Readonly<Record<string, string>>): Promise<string[]> {
  const shown = await form(page).locator('label').allTextContents();
  const clean = shown.map((text) => text.replace(/\s*\(opcional\)$/, '').trim());
  const at = (word: string) => clean.indexOf(labels[word] as string);
  return Object.keys(labels).sort((a, b) => at(a) - at(b));
}

async function fillAll(page: Page, labels: Readonly<Record<string, string>>, said: readonly Said[]) {
  for (const { word, shown, typed } of said)
    await fillIn(page, control(form(page), labels[word] as string), shown, typed);
}

/** The personal data: what a switch shows is filled in once it is shown. */
async function fillPerson(page: Page, of: Answers['personalData'], lists: Lists) {
  const { personalData: labels } = LABELS;
  const switches = ['isExposed', 'holdsPublicOffice', 'hasExposedRelatives'] as const;
  const first = await personSaid(page, of!, lists, await inOrder(page, labels));
  const isShown = async ({ word }: Said) => (await control(form(page), labels[word as 'surname']).count()) > 0;
  const isSwitch = ({ word }: Said) => switches.some((name) => name === word);
  const plain: Said[] = [];
  for (const said of first) if (!isSwitch(said) && (await isShown(said))) plain.push(said);
  await fillAll(page, labels, plain);
  for (const name of switches) {
    if (of?.[name] !== true) continue;
    await fillIn(page, control(form(page), labels[name]), true);
    for (const said of first)
      if (!isSwitch(said) && !plain.includes(said) && (await isShown(said))) {
        await fillIn(page, control(form(page), labels[said.word as 'surname']), said.shown, said.typed);
        plain.push(said);
      }
  }
}

async function fillWork(page: Page, of: Answers['economicActivity'], lists: Lists) {
  const { economicActivity: labels } = LABELS;
  const relationship = nameIn(lists.personal.employmentRelationships, of!.employmentRelationshipId);
  await fillIn(page, control(form(page), labels.employmentRelationshipId), relationship);
  await fillAll(page, labels, await workSaid(page, of!, lists, await inOrder(page, labels)));
}

type Field = { label: string; shown: Shown; typed?: string };

/** Adds the rows of a list, each by its fields in order; those that were offered from elsewhere are deleted first. */
async function fillList(page: Page, title: string, rows: readonly (readonly Field[])[]) {
  const list = page.getByRole('group', { name: title, exact: true });
  const deletes = list.getByRole('button', { name: /^Eliminar/ });
  while ((await deletes.count()) > 0) await press(page, deletes.first());
  for (const fields of rows) {
    const entry = list.getByRole('group', { name: `Agregar: ${title}` });
    if ((await entry.count()) === 0) await press(page, list.getByRole('button', { name: 'Agregar', exact: true }));
    for (const { label, shown, typed } of fields) await fillIn(page, control(entry, label), shown, typed);
    await press(page, entry.getByRole('button', { name: 'Agregar', exact: true }));
    await expect(entry).toHaveCount(0);
  }
}

type Row = { typeId: number; value: number };

async function fillFinances(
  page: Page,
  { person, answers, lists }: { person: string; answers: Answers; lists: Lists },
) {
  const { assetTypes, liabilityTypes, incomeTypes, expenseTypes } = lists.financial;
  /** The field of an amount is shown with its signs only when it is left. */
  const value = (label: string, cents: number): Field => ({ label, shown: amount(cents) });
  const typed = (types: Parameters<typeof nameIn>[0], label: string, { typeId }: Row): Field => ({
    label,
    shown: nameIn(types, typeId),
  });
  const { assets, liabilities, income, expenses, spouseIncome } = answers;
  const { asset, liability, income: earned, expense } = LABELS;
  if (person === 'applicant') {
    await fillList(
      page,
      LIST_LABELS.assets,
      (assets ?? []).map((row) => [
        typed(assetTypes, asset.typeId, row),
        ...assetSaid(row, lists),
        value(asset.value, row.value),
      ]),
    );
    if (liabilities)
      await fillList(
        page,
        LIST_LABELS.liabilities,
        liabilities.map((row) => [
          typed(liabilityTypes, liability.typeId, row),
          { label: liability.observation, shown: row.observation },
          value(liability.value, row.value),
        ]),
      );
  }
  await fillList(
    page,
    LIST_LABELS.income,
    ((person === 'spouse' ? spouseIncome : income) ?? []).map((row) => [
      typed(incomeTypes, earned.typeId, row),
      ...(row.description ? [{ label: earned.description, shown: row.description }] : []),
      value(earned.value, row.value),
    ]),
  );
  if (person === 'applicant')
    await fillList(
      page,
      LIST_LABELS.expenses,
      (expenses ?? []).map((row) => [typed(expenseTypes, expense.typeId, row), value(expense.value, row.value)]),
    );
}

/** Rows whose words are shown as they are, but for those that are chosen from a list. */
const rowsOf = (
  labels: Readonly<Record<string, string>>,
  rows: readonly object[] | undefined,
  names: (row: never) => Readonly<Record<string, string>>,
): Field[][] =>
  (rows ?? []).map((row) => {
    const named = names(row as never);
    const words = row as Readonly<Record<string, string>>;
    return Object.entries(labels).flatMap(([word, label]): Field[] => {
      const shown = named[word] ?? words[word];
      if (shown === undefined) return [];
      const [year, month, date] = /^\d{4}-\d\d-\d\d$/.test(shown) ? shown.split('-') : [];
      return [year ? { label, shown: `${date}/${month}/${year}`, typed: `${date}${month}${year}` } : { label, shown }];
    });
  });

/** Fills in one sub-tab by the keyboard alone. */
export async function fillSubTab(page: Page, key: string, { answers, documents }: Walker, lists: Lists) {
  const [person, kind] = key.split('/') as [string, string];
  const isSpouse = person === 'spouse';
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
  if (kind === 'personal-data')
    await fillPerson(page, isSpouse ? answers.spousePersonalData : answers.personalData, lists);
  if (kind === 'economic-activity')
    await fillWork(page, isSpouse ? answers.spouseEconomicActivity : answers.economicActivity, lists);
  if (kind === 'financial-situation') await fillFinances(page, { person, answers, lists });
  if (kind === 'references') {
    const accounts = rowsOf(
      LABELS.bankReference,
      answers.bankReferences,
      ({ accountTypeId }: { accountTypeId: number }) => ({
        accountTypeId: nameIn(lists.accountTypes, accountTypeId),
      }),
    );
    await fillList(page, LIST_LABELS.bankReferences, accounts);
    const kin = ({ relationshipId }: { relationshipId: number }) => ({
      relationshipId: nameIn(lists.relationships, relationshipId),
    });
    await fillList(
      page,
      LIST_LABELS.personalReferences,
      rowsOf(LABELS.personalReference, answers.personalReferences, kin),
    );
  }
  if (kind === 'exposed-person')
    await fillList(
      page,
      LIST_LABELS.exposedPersons,
      rowsOf(LABELS.exposedPerson, answers.exposedPersons, () => ({})),
    );
  if (kind === 'exposed-relatives')
    await fillList(
      page,
      LIST_LABELS.exposedRelatives,
      rowsOf(
        LABELS.exposedRelative,
        answers.exposedRelatives,
        ({ identificationTypeId, relationshipId }: { identificationTypeId: number; relationshipId: number }) => ({
          identificationTypeId: nameIn(lists.personal.identificationTypes, identificationTypeId),
          relationshipId: nameIn(lists.relationships, relationshipId),
        }),
      ),
    );
  if (kind === 'authorization') {
    const box = form(page).getByRole('checkbox');
    await reach(page, box);
    await page.keyboard.press('Space');
  }
  if (kind === 'documents') await addDocuments(page, documents);
}

/** The browser's own window, in which a file is chosen, belongs to no page. */
async function addDocuments(page: Page, documents: readonly string[]) {
  for (const name of documents) {
    const file = page.getByLabel(`Elegir archivo: ${name}`);
    if ((await file.count()) === 0) await fillIn(page, control(page, 'Agregar otro documento'), name);
    await file.setInputFiles({ ...PDF, name: 'documento.pdf' });
    await expect(page.getByRole('button', { name: `Quitar ${name}` })).toBeVisible();
  }
}
