import { cents } from '@vitrina/contract';
import { approve, card, customer, lender, provider, type Step, type Story, share, staff, transfer } from './story';

/** Until the customer accepts, in the order of days. */
const approved = (days: number): Step[] => [staff(days, 'analyse'), lender(days - 2, 'approve-request')];
const accepted = (days: number): Step[] => [...approved(days), customer(days - 3, 'accept')];

const request = (quotation: number, car: Story['car'], decided: number, steps?: Story['steps']): Story => ({
  ...{ quotation, car, kind: 'credit', quoted: decided + 1, decided, steps },
});

/** The credit buyer: a request in each status. */
export const CREDIT: readonly Story[] = [
  request(1201, 'kira', 1),
  request(1202, 'tena', 4, () => [staff(3, 'analyse')]),
  request(1203, 'sierra', 10, () => approved(9)),
  request(1204, 'altar', 15, () => accepted(14)),
  request(1205, 'kira', 20, (due) => [...accepted(19), transfer(3, 't1', share(due, 0.5))]),
  request(1206, 'tena', 30, (due) => [...accepted(29), transfer(20, 't1', due), approve(19, 't1')]),
  request(1207, 'chimba', 50, (due) => [
    ...accepted(49),
    card(40, 'c1', 'payme', due),
    provider(40, 'c1', 'approve-attempt'),
    staff(35, 'clear-for-invoice'),
  ]),
  request(1208, 'ruta', 40, () => [...approved(39), customer(30, 'decline')]),
  request(1209, 'sierra', 60, () => [staff(59, 'analyse'), lender(57, 'deny-request')]),
  request(1210, 'kira', 70, (due) => [
    ...accepted(69),
    transfer(60, 't1', share(due, 0.5)),
    approve(59, 't1'),
    staff(50, 'cancel'),
  ]),
  { quotation: 1211, car: 'altar', quoted: 2, kind: 'credit', sections: 'some' },
  request(1212, 'tena', 25, () => [...approved(24), staff(15, 'cancel')]),
];

/** Requests of the customer with everything, one with a choice that waits for the lender. */
export const CREDIT_OF_EVERYTHING: readonly Story[] = [
  request(1111, 'sierra', 6, () => approved(5)),
  request(1112, 'chimba', 18, (due) => [
    ...accepted(17),
    card(10, 'c1', 'payme', share(due, 0.25)),
    provider(10, 'c1', 'approve-attempt'),
  ]),
  {
    ...request(1113, 'tena', 2),
    choice: {
      method: 'card',
      provider: 'payme',
      amount: cents(250_000),
      attempt: 'a0000000-0000-4000-8000-000000001113',
    },
  },
];
