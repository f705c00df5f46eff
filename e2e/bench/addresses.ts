import type { Browser } from '@playwright/test';
import { addressOf, contract } from '../support/contract';
import { followLink } from '../support/journey';

const { createShortLink, decode } = contract;

/** A short link of a Sierra, as the button of its summary makes it. */
async function shortLink(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage({ baseURL: origin, locale: 'es-EC' });
  await followLink(page, '/sierra/1/resumen?provincia=17', 'Resumen');
  const [answer] = await Promise.all([
    page.waitForResponse(addressOf(createShortLink)),
    page.getByRole('button', { name: 'Copiar enlace' }).click(),
  ]);
  const { code } = decode(createShortLink.response, await answer.json());
  await page.close();
  return `/c/${code}`;
}

/** Routes outside the journey that need no choice and no account, each with an address. */
export const otherRoutes = async (browser: Browser, origin: string): Promise<Record<string, string>> => ({
  'short link': await shortLink(browser, origin),
  'standard form': '/cotiza',
  'chatbot form': '/cotiza/Chatbotweb',
  'chatbot form of a model': '/cotiza/Chatbotweb/sierra/1',
  'CRM form': '/campanacrm',
  'post-sale form': '/campana-post-venta',
  'documents of a telephone': '/documentos',
  'privacy policy': '/privacidad',
  'terms of use': '/terminos',
});

/** Negotiations of the customer, and a card payment of one of them. */
export type Owned = {
  purchase: number;
  request: number;
  attempted: number;
  attempt: string;
  application: number;
  declaration: number;
};

/**
 * Routes of a signed-in customer. Their scripts may be larger than those of the public ones (`SCRIPT_BUDGET`).
 * @param purchase a cash purchase of theirs with something left to pay, `request` a financing request, `attempted` a
 *   purchase with the card payment `attempt`, `application` and `declaration` quotations whose wizards are not begun
 */
export const accountRoutes = ({ purchase, request, attempted, attempt }: Owned): Record<string, string> => ({
  'personal data': '/usuario/perfil',
  'change of password': '/usuario/perfil/contraseña',
  consents: '/usuario/perfil/consentimientos',
  'list of quotations': '/usuario/cotizaciones',
  'list of purchases': '/usuario/compras',
  'detail of a purchase': `/usuario/compras/detalle?id=${purchase}`,
  'list of credit requests': '/usuario/solicitudes',
  'detail of a credit request': `/usuario/solicitudes/detalle?id=${request}`,
  'credit calculation': '/usuario/solicitudes/calculo',
  payments: `/usuario/pagos?id=${purchase}`,
  'payment by card': `/usuario/pagos?id=${purchase}&tab=1`,
  'payment at p2p': `/usuario/pagos?id=${purchase}&tab=1&type=p2p`,
  'payment at payme': `/usuario/pagos?id=${purchase}&tab=1&type=payme`,
  'payment by transfer': `/usuario/pagos?id=${purchase}&tab=2`,
  'payment by deposit': `/usuario/pagos?id=${purchase}&tab=3`,
  'return from a provider': `/usuario/pagos?id=${attempted}&tab=1&type=p2p&attempt=${attempt}`,
});

/** Each kind of section, of the wizard that asks more in it. Their scripts may be larger still. */
export const wizardRoutes = ({ application, declaration }: Owned): Record<string, string> => {
  const credit = (step: string) => `/usuario/solicitudes/credito/solicitud?id=${application}&paso=applicant/${step}`;
  return {
    'credit application: personal data': credit('personal-data'),
    'credit application: economic activity': credit('economic-activity'),
    'credit application: financial situation': credit('financial-situation'),
    'credit application: references': credit('references'),
    'credit application: letter': credit('authorization'),
    'credit application: documents': credit('documents'),
    'declaration of funds': `/usuario/compras/contado/licitud?id=${declaration}`,
  };
};
