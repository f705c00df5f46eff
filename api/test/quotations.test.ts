import { randomUUID } from 'node:crypto';
import {
  CAPTCHA_ACTIONS,
  cents,
  createLead,
  createQuotation,
  quotations,
  register,
  verifyOtp,
} from '@vitrina/contract';
import { callAs, lastCode, OTHER, openAccount, refusal, useAccounts } from './support/account';
import { call } from './support/backend';
import { leadRequest, PERSON } from './support/lead';

const { backend, token, onlineToken, newRegistration, open, list } = useAccounts();
/** Sierra 2027 as `leadRequest` configures it; see leads.test.ts. */
const TOTAL = cents(3_363_661);

describe('quotations of a customer', () => {
  const choice = (changes: Partial<ReturnType<typeof leadRequest>> = {}) => leadRequest('', TOTAL, changes);

  test('one that is added stands first in the list, with its parts and total', async () => {
    const user = await open();
    const first = await callAs(backend.current, user, createQuotation, choice({ campaign: 6 }));
    const second = await callAs(backend.current, user, createQuotation, choice());
    const { answer } = await list(user);
    expect(answer?.map(({ id }) => id)).toEqual([second.answer?.id, first.answer?.id]);
    expect(answer?.[0]).toMatchObject({
      company: 'Automotores Cóndor S.A.',
      number: second.answer?.number,
      colourName: 'Sierra 2027 · Rojo Cotopaxi',
      image: '/media/1/cars/sierra/rojo-cotopaxi/card.webp',
      packageDescription: 'Paquete Urbano',
      total: TOTAL,
      negotiationId: expect.any(Number),
      kind: 1,
      creditPurchase: false,
      customerDataComplete: false,
      dealershipId: 1,
      accessories: [
        { name: 'Juego de alfombras de caucho', price: 7990 },
        { name: 'Deflectores de ventana', price: 6450 },
      ],
      kits: [{ name: 'Kit Aventura', price: 86_099 }],
      prepaidMaintenance: [{ name: 'Mantenimiento prepagado 30,000 km', price: 54_122 }],
    });
    const ofCampaign = await callAs(backend.current, user, quotations, { personId: user.id, campaign: 6 });
    expect(ofCampaign.answer?.map(({ id }) => id)).toEqual([first.answer?.id]);
  });

  test('repeating an attempt adds none, and a total that differs is refused', async () => {
    const user = await open();
    const request = choice({ attempt: randomUUID() });
    const answers = await Promise.all([1, 2, 3].map(() => callAs(backend.current, user, createQuotation, request)));
    expect(new Set(answers.map(({ answer }) => answer?.id)).size).toBe(1);
    const dearer = await callAs(backend.current, user, createQuotation, choice({ total: cents(TOTAL + 1) }));
    expect(dearer).toMatchObject({ status: 409, message: expect.stringContaining('El precio ha cambiado') });
    expect((await list(user)).answer).toHaveLength(1);
  });

  test.each([
    [undefined, 'Debes aceptar los términos y condiciones'],
    ['2026-10', 'No conocemos el texto que aceptaste. Recarga la página y vuelve a intentarlo'],
  ])('terms accepted in the version %s are refused', async (termsVersion, message) => {
    const user = await open();
    const answer = await callAs(backend.current, user, createQuotation, choice({ termsVersion }));
    expect(answer).toMatchObject({ status: 422, message });
    expect((await list(user)).answer).toEqual([]);
  });

  test('an attempt of another customer answers nothing of theirs', async () => {
    const user = await open();
    const request = choice({ attempt: randomUUID() });
    await callAs(backend.current, user, createQuotation, request);
    const stranger = await openAccount(backend.current, token, OTHER);
    expect(await callAs(backend.current, stranger, createQuotation, request)).toMatchObject({
      status: 409,
      message: 'Este envío ya se hizo con otros datos. Vuelve a empezar',
    });
    expect((await list(stranger)).answer).toEqual([]);
  });

  test('the terms accepted, and what the customer has consented to, are kept with it', async () => {
    const user = await open();
    const { answer } = await callAs(backend.current, user, createQuotation, choice());
    const { database } = backend.current;
    const row = await database
      .selectFrom('quotation')
      .selectAll()
      .where('id', '=', answer?.id ?? 0)
      .executeTakeFirst();
    const { given_at: consent_at } = await database
      .selectFrom('consent')
      .select('given_at')
      .where('purpose', '=', 'personal-data')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ terms_version: '2026-11', consent_version: '2026-11', consent_at });
  });

  test('nobody sees another customer’s, and a guest none', async () => {
    const user = await open();
    await callAs(backend.current, user, createQuotation, choice());
    const stranger = await openAccount(backend.current, token, OTHER);
    expect((await list(stranger)).answer).toEqual([]);
    expect((await list(stranger, user.id)).status).toBe(404);
    expect(await refusal(backend.current, quotations, { personId: user.id, campaign: 0 })).toBe(
      '401 Debes iniciar sesión',
    );
  });

  test('the lead of an online purchase is the first quotation of the account that it opens', async () => {
    const { userId } = await call(backend.current, register, await newRegistration());
    const online = { captchaAction: CAPTCHA_ACTIONS.onlineForm, campaign: 15, visitCampaign: 12 };
    await call(backend.current, createLead, leadRequest(await onlineToken(), TOTAL, online));
    const row = await backend.current.database.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ online: true, campaign: 15, visit_campaign: 12 });
    const [quotation] = await backend.current.database.selectFrom('quotation').selectAll().execute();
    expect(quotation).toMatchObject({ account_id: userId, number: row.number, configuration: row.configuration });
    const user = await call(backend.current, verifyOtp, {
      userId,
      code: await lastCode(backend.current, PERSON.phone),
    });
    expect((await list(user)).answer).toHaveLength(1);
    await call(backend.current, createLead, leadRequest(await onlineToken(), TOTAL, online));
    expect((await list(user)).answer).toHaveLength(1);
  });

  const purchase = { captchaAction: CAPTCHA_ACTIONS.onlineForm, campaign: 15 };

  test('it is the one’s that it names, also when a stranger has registered the same person since', async () => {
    const request = await newRegistration();
    const { userId } = await call(backend.current, register, request);
    const code = await lastCode(backend.current);
    await call(backend.current, register, await newRegistration({ password: 'ajena123' }));
    const lead = leadRequest(await onlineToken(), TOTAL, { ...purchase, registration: request.attempt });
    await call(backend.current, createLead, lead);
    expect((await list(await call(backend.current, verifyOtp, { userId, code }))).answer).toHaveLength(1);
  });

  test('it follows who registers again before the code was right, and makes no second lead', async () => {
    const request = await newRegistration();
    await call(backend.current, register, request);
    const lead = leadRequest(await onlineToken(), TOTAL, { ...purchase, registration: request.attempt });
    await call(backend.current, createLead, lead);
    const again = await newRegistration({ password: 'distinta' });
    const { userId } = await call(backend.current, register, again);
    const code = await lastCode(backend.current, PERSON.phone);
    await call(backend.current, createLead, {
      ...lead,
      registration: again.attempt,
      captchaToken: await onlineToken(),
    });
    expect((await list(await call(backend.current, verifyOtp, { userId, code }))).answer).toHaveLength(1);
    expect(await backend.current.database.selectFrom('lead').select('id').execute()).toHaveLength(1);
  });

  test('who registers the same identification with another mailbox or telephone gets nothing of what was asked before', async () => {
    const online = { captchaAction: CAPTCHA_ACTIONS.onlineForm, campaign: 15 };
    const { userId } = await call(backend.current, register, await newRegistration());
    await call(backend.current, createLead, leadRequest(await onlineToken(), TOTAL, online));
    const stranger = { email: 'otro@example.com', phone: '0999999999' };
    const { userId: strangersId } = await call(backend.current, register, await newRegistration(stranger));
    expect(strangersId).not.toBe(userId);
    await call(
      backend.current,
      createLead,
      leadRequest(await onlineToken(), TOTAL, { ...online, email: stranger.email }),
    );
    const code = await lastCode(backend.current, stranger.phone);
    expect(await refusal(backend.current, verifyOtp, { userId, code })).toMatch(/^422 El código OTP no es correcto/);
    const user = await call(backend.current, verifyOtp, { userId: strangersId, code });
    expect((await list(user)).answer).toEqual([]);
    const { database } = backend.current;
    expect(await database.selectFrom('lead').select('online').execute()).toEqual([{ online: true }, { online: true }]);
    expect(await database.selectFrom('quotation').select('id').execute()).toEqual([]);
  });
});
