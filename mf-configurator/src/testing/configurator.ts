import { screen } from '@testing-library/react';
import type { Wizard } from '@vitrina/rules';
import { ConfiguratorPage } from '../pages/configurator/configurator-page';
import { openPage } from './render-page';

/** Opens step 2 of the first model. */
export const openConfigurator = (wizard?: Wizard, at = '/condor-sierra/1#sub-menu') =>
  openPage(ConfiguratorPage, { path: '/:titulo/:id', at, wizard });

export const continueButton = () => screen.getByRole('button', { name: 'Continuar' });
export const backButton = () => screen.getByRole('button', { name: 'Regresar' });
/** The suggested retail price as the bar shows it. */
export const shownPrice = () => screen.getByRole('region', { name: 'PVP sugerido' }).querySelector('data')?.textContent;
/** Waits for a sub-step to be on screen. */
export const subStep = (title: string) => screen.findByRole('heading', { level: 2, name: title });
