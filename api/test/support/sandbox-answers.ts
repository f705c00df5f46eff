import * as v from 'valibot';

/** What the sandbox's providers answer, as far as tests read it; whatever else they say is kept. Long numbers are text. */
const Status = v.looseObject({
  status: v.string(),
  reason: v.union([v.string(), v.number()]),
  message: v.string(),
  date: v.string(),
});
const Money = v.looseObject({ currency: v.string(), total: v.number() });
const Payment = v.looseObject({
  status: Status,
  internalReference: v.number(),
  amount: v.looseObject({ from: Money, to: Money, factor: v.number() }),
  refunded: v.boolean(),
});

/** p2p's answer about a session; a refusal has its status alone. */
export const SessionAnswer = v.looseObject({
  status: Status,
  requestId: v.optional(v.string()),
  processUrl: v.optional(v.string()),
  payment: v.nullish(v.array(Payment)),
  request: v.optional(
    v.looseObject({
      buyer: v.optional(v.looseObject({})),
      expiration: v.optional(v.string()),
    }),
  ),
});

/** p2p's answer to a refund. */
export const RefundAnswer = v.looseObject({ status: Status, payment: v.optional(v.looseObject({ status: Status })) });

/** payme's answer to a query. */
export const OperationAnswer = v.looseObject({ errorCode: v.string(), result: v.string() });
