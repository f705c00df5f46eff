import { screen, waitFor } from '@testing-library/react';
import { stepSearch, type Wizard } from '@vitrina/rules';
import { renderPage } from '@vitrina/testing';
import { ConfiguratorPage } from '../pages/configurator/configurator-page';

/** Opens step 2 of the first model. */
export const openConfigurator = (wizard?: Wizard, at = '/condor-sierra/1#sub-menu') =>
  renderPage(ConfiguratorPage, { path: '/:titulo/:id', at, wizard });

/** Reloads step 2 where the buyer was: the address holds the choice. */
export const reloadConfigurator = (wizard: Wizard) =>
  openConfigurator(wizard, `/condor-sierra/1${stepSearch(wizard, 2)}#sub-menu`);

export const continueButton = () => screen.getByRole('button', { name: 'Continuar' });
export const backButton = () => screen.getByRole('button', { name: 'Regresar' });
/** The suggested retail price as the bar shows it; undefined while there is none. */
export const shownPrice = () => screen.getByRole('region', { name: 'PVP sugerido' }).querySelector('data')?.textContent;
/** Waits for a sub-step to be on screen. */
export const subStep = (title: string) => screen.findByRole('heading', { level: 2, name: title });
/** 'Acepto' of the open terms, once their text is there. */
export async function acceptButton() {
  const button = await screen.findByRole('button', { name: 'Acepto' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}
