import { screen, within } from '@testing-library/react';
import { cents, vehicleMakeModels } from '@vitrina/contract';
import { FinancialSituationSection } from '../financial-situation';
import { entry, fill, open, press, pressIn, section } from './list-section';

const row = { typeId: 1, value: cents(1_00) };

/** Opens the financial situation, complete but for these assets. */
export async function showAssets(assets: object[] = []) {
  const answers = { assets, income: [row], expenses: [row] };
  open(FinancialSituationSection, 'financial-situation', { application: { answers: answers as never } });
  await screen.findByRole('group', { name: 'Activos' });
}

/** Chooses the type of the asset that is being written. */
export const type = (name: string) => fill('Activos', { 'Tipo de activo': name });

/** Begins an asset of a type. */
export async function begin(name: string) {
  await showAssets();
  await pressIn('Activos', 'Agregar');
  await type(name);
}

export const combo = (name: string) => entry('Activos').getByRole('combobox', { name });
/** What the open list of a combo offers. */
export const offered = async (name: string) => within(await screen.findByRole('listbox', { name }));
export async function choose(name: string, text: string) {
  await section.page.user.click(combo(name));
  await section.page.user.click(await (await offered(name)).findByRole('option', { name: text }));
}
export const commit = () => press(entry('Activos').getByRole('button', { name: 'Agregar' }));
/** The makes whose models were asked for. */
export const asked = () => section.server.requests(vehicleMakeModels).map(({ id }) => id);
