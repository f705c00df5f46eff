import { expect, type Page } from '@playwright/test';
import { rows } from '@vitrina/e2e/database';

/** Sends a form of the sandbox's own pages (docs/how-to/use-the-card-sandbox.md). */
async function send(page: Page, path: string, form: Record<string, string>) {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}/sandbox/pagos/${path}`, { headers: { origin }, form });
  expect(answer.ok()).toBe(true);
}

/** Makes a provider fail, once unless `veces` says how often, for one payer alone. */
export const fault = (page: Page, fields: Record<string, string>) =>
  send(page, 'fallas', { accion: 'poner', veces: '1', ...fields });

/** Does with the newest card attempt of a purchase what its provider's staff could: 'aprobar', 'vencer', 'extornar'. */
export async function atProvider(page: Page, id: number, form: Record<string, string>) {
  const [newest] = await rows<{ provider: string; number: string }>(
    `select provider, coalesce(
       (select id::text from sandbox_payme_operation where provider = 'payme' and number = provider_reference),
       provider_reference) as number
     from card_attempt where negotiation_id = $1 order by id desc limit 1`,
    [id],
  );
  await send(page, `${newest!.provider}/${newest!.number}`, form);
}

/** Gives the whole of p2p's newest charge of a purchase back, as its staff would. */
export async function refund(page: Page, id: number) {
  const [charge] = await rows<{ reference: string; amount: string }>(
    `select internal_reference::text as reference, (sandbox_p2p_payment.amount_cents / 100.0)::numeric(12, 2)::text as amount
     from sandbox_p2p_payment join card_attempt on provider_reference = request_id::text
     where negotiation_id = $1 and sandbox_p2p_payment.status = 'APPROVED' order by internal_reference desc limit 1`,
    [id],
  );
  await atProvider(page, id, { accion: 'reembolsar', pago: charge!.reference, monto: charge!.amount });
}

/** Lets the job that follows a purchase's newest card attempt ask its provider now, and not when its time has come. */
export const askNow = (id: number) =>
  rows(
    `update pgboss.job set start_after = now() where name like 'follow-%' and state = 'created' and
       data -> 'payload' ->> 'attemptId' = (select max(id)::text from card_attempt where negotiation_id = $1)`,
    [id],
  );

/** Lets time pass for the newest card attempt of a purchase, as if it had been opened so many minutes earlier. */
export const passMinutes = (id: number, minutes: number) =>
  rows(
    `update card_attempt set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
     where id = (select max(id) from card_attempt where negotiation_id = $1)`,
    [id, `${minutes} minutes`],
  );
