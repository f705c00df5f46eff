import * as v from 'valibot';

/** Why a call is refused, in p2p's words. */
export class Refusal extends Error {
  constructor(
    readonly reason: 'request_not_valid' | 'payer_data_not_valid' | 'transaction_request_error',
    message: string,
  ) {
    super(message);
  }
}

const MINUTE_MS = 60_000;
const LONGEST_EMAIL = 80;
/** Documents whose form p2p checks; of the others only their length. */
const DOCUMENTS: Record<string, RegExp> = {
  CI: /^\d{10}$/,
  RUC: /^\d{13}$/,
  PPN: /^[a-zA-Z0-9_]{4,16}$/,
  CC: /^[1-9]\d{3,9}$/,
  CE: /^\w{4,16}$/,
  LIC: /^\w{4,25}$/,
  TAX: /^\w{4,25}$/,
};
/** Parts of an address, which are cut without a word since 2.31.0. */
const ADDRESS = { street: 128, city: 30, postalCode: 10 } as const;

const text = (longest: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest));
const flag = v.optional(v.boolean());

const Person = v.looseObject({
  documentType: v.optional(v.picklist(Object.keys(DOCUMENTS))),
  document: v.optional(text(25)),
  name: v.optional(text(60)),
  surname: v.optional(text(60)),
  email: v.optional(v.string()),
  mobile: v.optional(text(30)),
  address: v.optional(v.looseObject({})),
});
type Person = v.InferOutput<typeof Person>;

const Request = v.looseObject({
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/)),
  buyer: v.optional(Person),
  payer: v.optional(Person),
  payment: v.looseObject({
    reference: v.pipe(v.string(), v.regex(/^[\w.,=:#%&@$/ -]{1,32}$/)),
    description: text(250),
    amount: v.looseObject({
      currency: v.literal('USD'),
      // A sum of floats such as 33636.610000000001 is no amount.
      total: v.pipe(
        v.number(),
        v.minValue(0.01),
        v.check((total) => /^\d+(\.\d{1,2})?$/.test(String(total))),
      ),
    }),
    allowPartial: flag,
    items: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(50))),
  }),
  fields: v.optional(
    v.pipe(v.array(v.looseObject({ keyword: text(50), value: v.pipe(v.string(), v.maxLength(255)) })), v.maxLength(50)),
  ),
  expiration: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/))),
  returnUrl: v.pipe(text(255), v.url()),
  cancelUrl: v.optional(v.pipe(text(255), v.url())),
  ipAddress: v.pipe(text(46), v.ip()),
  userAgent: text(255),
  skipResult: flag,
  noBuyerFill: flag,
});

/** A request as it is kept: what was cut or removed is gone, and so is the authentication. */
export type SessionRequest = v.InferOutput<typeof Request> & { expiration: string };

/** A number of a card in the place of a name. */
const isCard = (name = '') => /\d{13,19}/.test(name.replaceAll(/[ -]/g, ''));
const isEmail = (email: string) => email.length <= LONGEST_EMAIL && v.is(v.pipe(v.string(), v.email()), email);
const hasForm = ({ documentType, document }: Person) =>
  document === undefined || (documentType !== undefined && DOCUMENTS[documentType]?.test(document) === true);

const shortened = (address: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(address).map(([name, value]) => [
      name,
      typeof value === 'string' ? [...value].slice(0, ADDRESS[name as keyof typeof ADDRESS] ?? 255).join('') : value,
    ]),
  );

/** A person without what p2p removes in silence. */
function cleaned(person: Person): Person {
  const { name, surname, email, address, ...rest } = person;
  return {
    ...rest,
    ...(name !== undefined && !isCard(name) && { name }),
    ...(surname !== undefined && !isCard(surname) && { surname }),
    ...(email !== undefined && isEmail(email) && { email }),
    ...(address && { address: shortened(address) }),
  };
}

/** Of equal keywords the first one counts. */
const firsts = <Field extends { keyword: string }>(fields: Field[]): Field[] =>
  fields.filter(({ keyword }, index) => fields.findIndex((other) => other.keyword === keyword) === index);

/**
 * Reads the body of a create call, by the limits that p2p documents.
 * @throws Refusal
 */
export function readRequest(body: unknown, now: Date): SessionRequest {
  const { auth: _auth, ...given } = Object(body) as Record<string, unknown>;
  const parsed = v.safeParse(Request, given);
  if (!parsed.success) {
    const field = v.getDotPath(parsed.issues[0]) ?? '';
    const isPayer = field.startsWith('payer.');
    throw new Refusal(isPayer ? 'payer_data_not_valid' : 'request_not_valid', `El campo ${field} no es válido`);
  }
  const { buyer, payer, fields, expiration, ...rest } = parsed.output;
  if (payer && !(hasForm(payer) && isEmail(payer.email ?? '') && !isCard(payer.name) && !isCard(payer.surname))) {
    throw new Refusal('payer_data_not_valid', 'Los datos del pagador no son válidos');
  }
  if (buyer && !hasForm(buyer)) throw new Refusal('request_not_valid', 'El campo buyer.document no es válido');
  const ends = expiration === undefined ? now.getTime() + 30 * MINUTE_MS : Date.parse(expiration);
  if (!(ends >= now.getTime() + 5 * MINUTE_MS)) {
    throw new Refusal('request_not_valid', 'La expiración debe ser al menos 5 minutos posterior a la hora actual');
  }
  return {
    ...rest,
    ...(buyer && { buyer: cleaned(buyer) }),
    ...(payer && { payer: cleaned(payer) }),
    ...(fields && { fields: firsts(fields) }),
    expiration: expiration ?? new Date(ends).toISOString(),
  };
}

/** E-mail addresses of whoever pays by a request. */
export function payersOf(body: unknown): string[] {
  const { buyer, payer } = Object(body) as Record<string, unknown>;
  return [buyer, payer].map((person) => String(Object(person).email ?? '')).filter((email) => email !== '');
}
