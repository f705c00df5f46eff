import {
  cardPayments,
  checkCardPayment,
  createCardPayment,
  type PaymeOpened,
  type RequestOf,
  type SessionUser,
} from '@vitrina/contract';
import { loadPurchase } from '../../src/sales/purchases/load';
import { callAs, openAccount } from './account';
import { useBackend } from './backend';
import { cardPayment } from './card-payments';
import { tokenMaker } from './lead';
import { fieldsIn, mend, press } from './sandbox-client';
import { tell } from './story';

/** The site as the sandbox's pages know it. */
export const SANDBOX_SITE = 'http://localhost:8080';

/** The names of payme's form for the fields of the answer. */
const formOf = (opened: PaymeOpened): Record<string, string> => ({
  acquirerId: opened.acquirerId ?? '',
  idCommerce: opened.commerceId ?? '',
  purchaseOperationNumber: opened.operationNumber ?? '',
  purchaseAmount: opened.amount ?? '',
  purchaseCurrencyCode: opened.currency ?? '',
  language: opened.language ?? '',
  shippingFirstName: opened.firstName ?? '',
  shippingLastName: opened.lastName ?? '',
  shippingEmail: opened.email ?? '',
  shippingAddress: opened.address ?? '',
  shippingZIP: opened.zip ?? '',
  shippingCity: opened.city ?? '',
  shippingState: opened.state ?? '',
  shippingCountry: opened.country ?? '',
  userCommerce: opened.userCommerce ?? '',
  userCodePayme: opened.userCode ?? '',
  descriptionProducts: opened.description ?? '',
  programmingLanguage: 'NodeJS',
  purchaseVerification: opened.verification ?? '',
  ...(opened.reserved1 && { reserved1: opened.reserved1 }),
});

/** The page that a create leads to; empty if to none. */
export const addressIn = (answer: object | undefined): string =>
  answer !== undefined && 'address' in answer ? String(answer.address) : '';

type Words = RequestOf<typeof createCardPayment>;
type Started = { id: number; words: Words };

/**
 * The shop and the sandbox's providers, each by its own code: nothing is played but the buyer, one for all tests of the file
 * that calls this, each with purchases of its own.
 */
export function useSandboxShop() {
  const backend = useBackend({ SANDBOX: 'on' });
  const at = () => backend.current;
  let user: SessionUser;
  beforeAll(async () => {
    user = await openAccount(at(), await tokenMaker(at().database));
  }, 60_000);
  afterEach(() => Promise.all(['p2p', 'payme'].map((provider) => mend(at(), provider))));

  const create = (words: Words) => callAs(at(), user, createCardPayment, words);
  async function start(provider: 'p2p' | 'payme', amount = 100_000): Promise<Started> {
    const id = await tell(at().database, user.id, {
      ...{ car: 'kira', kind: 'cash', quoted: 9, decided: 8, steps: () => [] },
    });
    const returnUrl = `${SANDBOX_SITE}/usuario/pagos?id=${id}`;
    return { id, words: cardPayment(id, { provider, amount, returnUrl, cancelUrl: returnUrl }) };
  }
  const opened = async (words: Words): Promise<object> => {
    const { answer, message } = await create(words);
    if (!answer) throw new Error(message);
    return answer;
  };

  return {
    ...{ at, create, start },
    /** A payment whose buyer is on p2p's page. */
    async atP2p(amount?: number) {
      const started = await start('p2p', amount);
      const { pathname } = new URL(addressIn(await opened(started.words)));
      const [, , , , requestId = ''] = pathname.split('/');
      return {
        ...started,
        requestId,
        act: (accion: string, more: Record<string, string> = {}) =>
          press(at(), pathname, { accion, aviso: 'never', ...more }),
        staff: (accion: string, more: Record<string, string> = {}) =>
          press(at(), `/sandbox/pagos/p2p/${requestId}`, { accion, aviso: 'never', ...more }),
      };
    },
    /** A payment whose buyer sees payme's dialog. */
    async atPayme() {
      const started = await start('payme');
      const answer = (await opened(started.words)) as PaymeOpened;
      const fields = formOf(answer);
      const { html } = await press(at(), '/sandbox/payme/VPOS2/modal', fields);
      const { id: operation = '', token = '' } = fieldsIn(html);
      return {
        ...{ ...started, opened: answer, number: fields.purchaseOperationNumber ?? '', html },
        act: (accion: string, more: Record<string, string> = {}) =>
          press(at(), '/sandbox/payme/VPOS2/modal/respuesta', {
            ...{ id: operation, token, accion, servidor: 'never', ...more },
          }),
        staff: (accion: string, more: Record<string, string> = {}) =>
          press(at(), `/sandbox/pagos/payme/${operation}`, { accion, ...more }),
      };
    },
    /** Asks as the buyer's page does, although the provider was asked just now. */
    async stateOf({ id, words }: Started): Promise<string> {
      const { database } = at();
      await database.updateTable('card_attempt').set({ asked_at: null }).where('negotiation_id', '=', id).execute();
      const { answer, message } = await callAs(at(), user, checkCardPayment, { id, attempt: words.attempt });
      return answer?.status ?? message ?? '';
    },
    /** What the shop knows without asking. */
    knownOf: async ({ id }: Started) => (await callAs(at(), user, cardPayments, { id })).answer?.[0]?.status,
    paidOf: async ({ id }: Started) =>
      (await loadPurchase(at().database, id)).purchase.payments.map(({ amount, status }) => `${amount} ${status}`),
    /** What the shop answered to what a provider told it. */
    answersOf: async (subject: string) =>
      (
        await at()
          .database.selectFrom('sandbox_post')
          .select('answer')
          .where('subject', '=', subject)
          .orderBy('id')
          .execute()
      ).map(({ answer }) => answer),
  };
}
