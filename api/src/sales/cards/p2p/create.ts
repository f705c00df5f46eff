import { exactAmount, ProviderRefusal } from '../ask-provider';
import type { NewSession } from '../provider';
import { cut } from '../texts';

/** Limits of p2p's create call, in characters (docs/how-to/use-card-providers.md). */
const LIMITS = {
  name: 60,
  surname: 60,
  email: 80,
  mobile: 30,
  document: 25,
  description: 250,
  userAgent: 255,
  address: 255,
  ipAddress: 46,
} as const;
const REFERENCE = /^[\w\-.,=:#%&@$/]{1,32}$/;
/** With less than that until the expiry the call fails. */
const SHORTEST_MS = 5 * 60_000;

/** What must not be cut: another text would be another payment, or lead elsewhere. @throws ProviderRefusal */
function checkWhole({ reference, returnUrl, cancelUrl, ipAddress, expiresAt, payer }: NewSession, now: number): void {
  const refused = [
    !REFERENCE.test(reference) && 'reference',
    returnUrl.length > LIMITS.address && 'returnUrl',
    cancelUrl.length > LIMITS.address && 'cancelUrl',
    ipAddress.length > LIMITS.ipAddress && 'ipAddress',
    payer.identification.length > LIMITS.document && 'document',
    payer.email.length > LIMITS.email && 'email',
    expiresAt.getTime() - now <= SHORTEST_MS && 'expiration',
  ].filter((name) => name !== false);
  if (refused.length > 0) throw new ProviderRefusal(`p2p would refuse ${refused.join(', ')}`);
}

/** +593 and the number without its zero; another country's as it is. */
const dialled = (phone: string): string => (/^0\d{9}$/.test(phone) ? `+593${phone.slice(1)}` : phone);

/**
 * The body of the create call, without its credentials. Names and descriptions that are too long are cut; what cannot be
 * cut is refused before p2p is asked.
 * @throws ProviderRefusal
 */
export function createBody(session: NewSession, now = Date.now()): object {
  checkWhole(session, now);
  const { payer, documentType, amount } = session;
  return {
    locale: 'es_EC',
    buyer: {
      ...(documentType !== null && { documentType, document: payer.identification }),
      name: cut(payer.firstNames, LIMITS.name),
      surname: cut(payer.surnames, LIMITS.surname),
      email: payer.email,
      mobile: cut(dialled(payer.phone), LIMITS.mobile),
    },
    payment: {
      reference: session.reference,
      description: cut(session.description, LIMITS.description),
      amount: { currency: 'USD', total: exactAmount(amount) },
    },
    expiration: session.expiresAt.toISOString(),
    returnUrl: session.returnUrl,
    cancelUrl: session.cancelUrl,
    ipAddress: session.ipAddress,
    userAgent: cut(session.userAgent, LIMITS.userAgent) || 'desconocido',
    // Our own page tells how it ended.
    skipResult: true,
  };
}
