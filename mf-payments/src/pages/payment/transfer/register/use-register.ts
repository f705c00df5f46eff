import { ApiError, query, useMutation, useQueryClient } from '@vitrina/api-client';
import { type Attempts, attemptsOf, mutation } from '@vitrina/api-client/mutation';
import {
  type CardPayment,
  cardPayments,
  dataValidation,
  negotiation,
  payments,
  purchases,
  registerPayment,
} from '@vitrina/contract';
import { notify } from '@vitrina/session-bus';
import { type Question, useQuestion } from '../../pending';
import type { Registration } from './registration';

/** An open card payment reserves the amount. */
const CONFLICT = 409;
/** The session is lost: the page reloads, and says why. */
const LOST = 401;

const ofPayments = attemptsOf(registerPayment.name);
/**
 * The same payment is one attempt, with the 'Sí' and without it: an answer to the 'Sí' that was lost is given again when the
 * customer sends the payment again, and the receipt is not said to be in use already.
 */
const attempts: Attempts = {
  of: (intent) => ofPayments.of({ ...(intent as Registration), releasesOpen: undefined }),
  end: ofPayments.end,
};

const changed = [negotiation, payments, purchases] as const;

export type Register = Question<readonly CardPayment[]> & {
  /** Whether the purchase can be paid now; the server says so at each submit. */
  validate(id: number): Promise<void>;
  /** Registers a payment. Rejects once the customer has been told, or has answered 'No'. */
  register(registration: Registration): Promise<void>;
};

/**
 * Registers a payment; while an open card payment reserves the amount the customer is asked, and after their 'Sí' it is
 * ended first. What the server then says is shown as it is, and not asked about again (docs/spec/3-purchase.md, section 3).
 */
export function useRegister(): Register {
  const client = useQueryClient();
  const { asked, ask } = useQuestion<readonly CardPayment[]>();
  const { mutateAsync: check } = useMutation(mutation(dataValidation, { invalidates: [negotiation] }));
  const { mutateAsync: send } = useMutation(mutation(registerPayment, { invalidates: changed, quiet: true, attempts }));

  /** @returns the open card payments; none if they cannot be read now */
  const openPayments = (id: number): Promise<CardPayment[]> =>
    client.fetchQuery(query(cardPayments, { id }, { quiet: true })).then(
      (list) => list.filter(({ status }) => status === 'PENDIENTE'),
      () => [],
    );

  const register = async (registration: Registration): Promise<void> => {
    const failure = await send(registration).then(() => undefined, errorOf);
    if (!failure) return;
    const open = failure.status === CONFLICT ? await openPayments(registration.id) : [];
    if (open.length === 0) throw told(failure);
    if (!(await ask(open))) throw failure;
    await send({ ...registration, releasesOpen: true }).catch((error) => {
      throw told(error);
    });
  };

  const validate = async (id: number): Promise<void> => {
    const { canBePaid } = await check({ id });
    if (canBePaid) return;
    const text = 'Debes completar el paso 1';
    notify({ kind: 'warning', text });
    throw new ApiError('status', CONFLICT, text);
  };

  return { asked, ask, validate, register };
}

const errorOf = (error: ApiError) => error;

/** The customer is told why it failed. */
function told(error: ApiError): ApiError {
  if (error.status !== LOST) notify({ kind: 'error', text: error.message });
  return error;
}
