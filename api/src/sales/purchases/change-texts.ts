import type { Cents } from '@vitrina/contract';
import {
  CARD_REASONS,
  type CardReason,
  endedWithoutSale,
  formatDayInWords,
  formatMoney,
  formatPrice,
  PAID_BY_WORDS,
  type PaymentMethod,
  type PurchaseEvent,
  toReturnWords,
  ZERO,
} from '@vitrina/rules';

/** What the mail of a change is about: the purchase as the change left it. */
export interface ChangeFacts {
  readonly kind: 'cash' | 'credit';
  /** Of the order or the request. */
  readonly number: number;
  readonly quotationNumber: number;
  /** Brand, model and year. */
  readonly vehicle: string;
  readonly status: string;
  /** Missing while nothing is payable. */
  readonly balance: Cents | null;
  readonly toReturn: Cents;
  readonly settled: boolean;
  /** What the event moved, as an amount above zero. */
  readonly amount: Cents;
  /** Of the payment that it moved, or that a reversal takes back. */
  readonly method: PaymentMethod | null;
  /** Why staff rejected it, as they wrote it. */
  readonly rejection: string | null;
  /** Why a provider rejected a card payment. */
  readonly cardReason: CardReason | null;
  /** Of a request. */
  readonly offer: { readonly months: number; readonly monthly: Cents; readonly downPayment: Cents } | null;
  /** The last day for what happens next, YYYY-MM-DD in Ecuador; null where nothing bounds it. */
  readonly due: string | null;
}

/** A mail in words: its subject, which is its heading too, and what it says, a paragraph each. */
export interface ChangeText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const paymentOf = ({ method }: ChangeFacts) => (method === null ? 'pago' : PAID_BY_WORDS[method]);

/** 'Paga la entrada hasta el lunes 14 de diciembre.' */
const byDay = (act: string, { due }: ChangeFacts) =>
  due === null ? `${act}.` : `${act} hasta el ${formatDayInWords(due)}.`;

/** 'tu compra N.º 3005' or 'tu solicitud N.º 3204'. */
const nameOf = ({ kind, number }: ChangeFacts): string => `${kind === 'cash' ? 'compra' : 'solicitud'} N.º ${number}`;

const returned = ({ status, toReturn }: ChangeFacts) =>
  toReturn > ZERO ? [`Te devolvemos ${toReturnWords(status)}: ${formatMoney(toReturn)}.`] : [];

/** Where the money stands. */
function standing(facts: ChangeFacts): string[] {
  const { kind, balance, settled } = facts;
  if (balance === null || endedWithoutSale(facts.status)) return returned(facts);
  if (balance > ZERO) return [`Saldo por pagar: ${formatMoney(balance)}.`];
  if (!settled) return ['No queda saldo, pero todavía confirmamos otro pago.', ...returned(facts)];
  const paid =
    kind === 'cash'
      ? 'Tu compra está pagada. Tu asesor te llamará para la factura y la entrega.'
      : 'La entrada está pagada. Tu asesor revisará tu solicitud para la factura.';
  return [paid, ...returned(facts)];
}

const freed = ({ status, quotationNumber }: ChangeFacts) =>
  endedWithoutSale(status)
    ? [
        `Tu cotización N.º ${quotationNumber} vuelve a estar libre: puedes comprar al contado o solicitar financiamiento otra vez.`,
      ]
    : [];

/** A rejected payment no longer counts; where that leaves a balance, the customer registers another one. */
const notCounted = ({ balance, status }: ChangeFacts) =>
  balance === null || balance <= ZERO || endedWithoutSale(status)
    ? ['Ese valor ya no cuenta como pagado.']
    : ['Ese valor ya no cuenta para lo que debes. Corrige el pago en tu compra, o registra uno nuevo.'];

/** An attempt that ends without another charge is told of only if that settles the purchase. */
const settledNow = (facts: ChangeFacts): string =>
  facts.kind === 'cash' ? `Tu ${nameOf(facts)} está pagada` : `La entrada de tu ${nameOf(facts)} está pagada`;

/** A card payment that ended without money: the customer pays again where that leaves a balance. */
const payAgain = ({ balance, status }: ChangeFacts, words: string) =>
  balance === null || balance <= ZERO || endedWithoutSale(status) ? [] : [words];

/** An approval may still come, and counts then: who pays again at once pays twice. */
const unlessCharged = (facts: ChangeFacts) => [
  'Si tu banco muestra el cobro, no pagues de nuevo: te escribimos en cuanto se confirme.',
  ...payAgain(facts, 'Si no lo muestra, registra un pago nuevo.'),
  ...standing(facts),
];

const confirmed = (facts: ChangeFacts): ChangeText => ({
  subject:
    facts.amount > ZERO ? `Confirmamos tu ${paymentOf(facts)} de ${formatMoney(facts.amount)}` : settledNow(facts),
  paragraphs: standing(facts),
});

/** What customers are told of, each change in its words. The others are their own doing, or are told where they are made. */
const TEXTS = {
  decide: (facts) => ({
    subject: `Recibimos tu ${nameOf(facts)}`,
    paragraphs:
      facts.kind === 'cash'
        ? ['Tu declaración está completa: ya puedes pagar.', ...standing(facts)]
        : ['La enviamos al banco. Te escribiremos cuando responda.'],
  }),
  'approve-transfer': confirmed,
  'approve-attempt': confirmed,
  'approve-part': confirmed,
  'reject-transfer': (facts) => ({
    subject: `No pudimos confirmar tu ${paymentOf(facts)} de ${formatMoney(facts.amount)}`,
    paragraphs: [
      facts.rejection === null ? 'El banco no lo registra.' : `Motivo: ${facts.rejection}`,
      ...notCounted(facts),
      ...standing(facts),
    ],
  }),
  'reject-attempt': (facts) => ({
    subject: `Tu pago con tarjeta de ${formatMoney(facts.amount)} fue rechazado`,
    paragraphs: [
      `${CARD_REASONS[facts.cardReason ?? 'declined']}.`,
      'No se cobró nada a tu tarjeta.',
      ...payAgain(facts, 'Ese pago ya no cuenta: registra uno nuevo.'),
      ...standing(facts),
    ],
  }),
  'cancel-attempt': (facts) => ({
    subject: `Tu pago con tarjeta de ${formatMoney(facts.amount)} se canceló`,
    paragraphs: ['El pago se canceló antes de terminar.', ...unlessCharged(facts)],
  }),
  // The provider may still have it pending: this tells of the time, not of a failure.
  'expire-attempt': (facts) => ({
    subject: `Se acabó el tiempo de tu pago con tarjeta de ${formatMoney(facts.amount)}`,
    paragraphs: ['La confirmación no llegó a tiempo, y ese pago ya no cuenta.', ...unlessCharged(facts)],
  }),
  reverse: (facts) => ({
    subject: `Reversamos ${formatMoney(facts.amount)} de tu ${paymentOf(facts)}`,
    paragraphs: ['Ese valor ya no cuenta como pagado.', ...standing(facts)],
  }),
  return: (facts) => ({
    subject: `Te devolvimos ${formatMoney(facts.amount)}`,
    paragraphs:
      facts.toReturn > ZERO
        ? [`Todavía te devolveremos ${formatMoney(facts.toReturn)}.`]
        : ['No queda nada por devolver.'],
  }),
  invoice: (facts) => ({
    subject: `Tu ${nameOf(facts)} está facturada`,
    paragraphs: ['Tu asesor te llamará para coordinar la entrega.'],
  }),
  deliver: (facts) => ({
    subject: `Te entregamos tu ${facts.vehicle}`,
    paragraphs: [`Tu ${nameOf(facts)} queda entregada.`],
  }),
  cancel: (facts) => ({
    subject: `Cancelamos tu ${nameOf(facts)}`,
    paragraphs: [...returned(facts), ...freed(facts)],
  }),
  analyse: (facts) => ({
    subject: `Tu ${nameOf(facts)} está en análisis`,
    paragraphs: ['El banco la revisa. Te escribiremos cuando responda.'],
  }),
  'approve-request': (facts) => ({
    subject: 'Tu crédito fue aprobado',
    paragraphs: [
      ...(facts.offer
        ? [
            `Cuota mensual aprox.: ${formatMoney(facts.offer.monthly)} durante ${facts.offer.months} meses, con una entrada de ${formatPrice(facts.offer.downPayment)}.`,
          ]
        : []),
      byDay('Acéptalo o recházalo', facts),
    ],
  }),
  'deny-request': (facts) => ({
    subject: `El banco negó tu ${nameOf(facts)}`,
    paragraphs: freed(facts),
  }),
  accept: (facts) => ({
    subject: 'Aceptaste tu financiamiento',
    paragraphs: facts.settled ? standing(facts) : [...standing(facts), byDay('Paga la entrada', facts)],
  }),
  decline: (facts) => ({
    subject: 'Rechazaste el financiamiento',
    paragraphs: [`Tu ${nameOf(facts)} termina aquí.`, ...freed(facts)],
  }),
  'clear-for-invoice': (facts) => ({
    subject: `Tu ${nameOf(facts)} pasa a facturación`,
    paragraphs: ['El banco y tu asesor preparan la factura. Tu asesor te llamará para coordinar la entrega.'],
  }),
} as const satisfies Partial<Record<PurchaseEvent['type'] | 'decide', (facts: ChangeFacts) => ChangeText>>;

/** A change that its customer is told of. */
type ToldEvent = keyof typeof TEXTS;

/** Whether customers are told of an event. */
export const isTold = (name: string): name is ToldEvent => Object.hasOwn(TEXTS, name);

/** The words of a change. */
export const textOf = (name: ToldEvent, facts: ChangeFacts): ChangeText => TEXTS[name](facts);
