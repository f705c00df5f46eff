import type { Page } from '@playwright/test';

/** The entries of the user's menu, as specification 1, section 2 spells them. */
export const MENU = ['Tus datos personales', 'Tus cotizaciones', 'Tus compras a contado', 'Solicitudes de crédito'];

/** What the header's menu shows: nothing while it is closed. */
export const menuEntries = (page: Page) => page.getByRole('banner').getByRole('listitem').getByRole('link');
