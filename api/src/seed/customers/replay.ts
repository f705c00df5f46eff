import type { Cents } from '@vitrina/contract';
import { changePurchase, newCashPurchase, newFinancingRequest, type Purchase } from '@vitrina/rules';
import type { Step, Story } from './story';

const DAY_MS = 24 * 60 * 60_000;

/** A moment some days ago. */
export const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** A row of the timeline: what happened, and the status that it led to. */
interface Happened {
  at: Date;
  actor: Step['by'];
  name: string;
  status: string | null;
  payment: string | null;
  attempt: string | null;
  amount: Cents | null;
}

/** What became of a purchase, and when each of its rows came and ended. */
export interface Replayed {
  purchase: Purchase;
  begun: Map<string, Date>;
  ended: Map<string, Date>;
  /** Why payments were rejected. */
  rejections: Map<string, string>;
  steps: Map<string, Step>;
  happened: Happened[];
}

/** Notes the time of every row that is new or has changed. */
function note({ begun, ended }: Replayed, { payments, attempts }: Purchase, at: Date): void {
  const rows = [
    ...payments.map(({ id, status }) => ({ id, isOpen: status === 'PE' })),
    ...attempts.map(({ id, status }) => ({ id, isOpen: status === 'PENDIENTE' })),
  ];
  for (const { id, isOpen } of rows) {
    if (!begun.has(id)) begun.set(id, at);
    if (!isOpen && !ended.has(id)) ended.set(id, at);
  }
}

/** The payment that a step is about, and the attempt. A charge by card is a payment of the attempt. */
function subjectOf(step: Step, purchase: Purchase) {
  const id = 'id' in step.event ? step.event.id : null;
  const isAttempt = purchase.attempts.some((attempt) => attempt.id === id);
  const charge = purchase.payments.find(({ attempt }) => isAttempt && attempt === id && step.by === 'provider');
  return { payment: isAttempt ? (charge?.id ?? null) : id, attempt: isAttempt ? id : null };
}

/**
 * Takes a purchase through the steps of its story by the state machine, so that its rows are what the product would have made.
 * @param due total of a cash purchase, down payment of a request
 * @throws Error for a step that the state machine refuses
 */
export function replay(story: Story, due: Cents): Replayed {
  const began = story.kind === 'cash' ? newCashPurchase(due) : newFinancingRequest(due);
  const replayed: Replayed = {
    purchase: began,
    ...{ begun: new Map(), ended: new Map(), rejections: new Map(), steps: new Map() },
    happened: [
      {
        ...{ at: ago(story.decided ?? 0), actor: 'customer', name: 'decide', status: began.status },
        ...{ payment: null, attempt: null, amount: null },
      },
    ],
  };
  for (const step of story.steps?.(due) ?? []) {
    const at = ago(step.days);
    const before = replayed.purchase;
    const { purchase, answer } = changePurchase(before, step.event, step.by);
    if (answer.kind !== 'applied') {
      throw new Error(`quotation ${story.quotation}: ${step.event.type} is ${JSON.stringify(answer)}`);
    }
    replayed.purchase = purchase;
    if ('id' in step.event && !replayed.steps.has(step.event.id)) replayed.steps.set(step.event.id, step);
    if (step.event.type === 'reject-transfer' && step.event.reason !== undefined) {
      replayed.rejections.set(step.event.id, step.event.reason);
    }
    note(replayed, purchase, at);
    const followsMoney = purchase.kind === 'cash' && ('id' in step.event || step.event.type === 'keep-choice');
    const status = purchase.status === before.status ? null : purchase.status;
    replayed.happened.push({
      ...{ at, actor: step.by, name: step.event.type, status: followsMoney ? null : status },
      ...subjectOf(step, purchase),
      amount: 'amount' in step.event && step.event.amount !== undefined ? step.event.amount : null,
    });
    if (followsMoney && status !== null) {
      replayed.happened.push({
        ...{ at, actor: 'server', name: status === 'PAGADA' ? 'settle' : 'reopen', status },
        ...{ payment: null, attempt: null, amount: null },
      });
    }
  }
  return replayed;
}
