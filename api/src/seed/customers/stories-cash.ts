import { cents } from '@vitrina/contract';
import { approve, card, deposit, provider, reject, rest, type Story, share, staff, transfer, withdraw } from './story';

const CENT = cents(1);

/** The cash buyer: a purchase in each status, and the ways in which transfers and deposits go. */
export const CASH: readonly Story[] = [
  {
    quotation: 1001,
    car: 'sierra',
    quoted: 2,
    kind: 'cash',
    choice: {
      method: 'card',
      provider: 'p2p',
      amount: cents(500_000),
      attempt: 'a0000000-0000-4000-8000-000000001001',
    },
  },
  { quotation: 1002, car: 'kira', quoted: 9, kind: 'cash' },
  { quotation: 1003, car: 'tena', quoted: 12, kind: 'cash', decided: 11 },
  {
    quotation: 1004,
    car: 'kira',
    quoted: 15,
    kind: 'cash',
    decided: 14,
    steps: (due) => [transfer(3, 't1', share(due, 0.5))],
  },
  {
    quotation: 1005,
    car: 'sierra',
    quoted: 30,
    kind: 'cash',
    decided: 29,
    steps: (due) => [
      transfer(25, 't1', share(due, 0.3)),
      approve(24, 't1'),
      transfer(20, 't2', share(due, 0.2)),
      reject(19, 't2'),
      deposit(18, 'd1', share(due, 0.1)),
      withdraw(17, 'd1'),
      transfer(2, 't3', share(due, 0.2), { receipt: 'pdf', corrects: 't2' }),
    ],
  },
  {
    quotation: 1006,
    car: 'tena',
    quoted: 40,
    kind: 'cash',
    decided: 39,
    steps: (due) => [transfer(35, 't1', rest(due, CENT)), approve(34, 't1')],
  },
  {
    quotation: 1007,
    car: 'kira',
    quoted: 45,
    kind: 'cash',
    decided: 44,
    steps: (due) => [
      transfer(40, 't1', share(due, 0.6)),
      approve(39, 't1'),
      deposit(1, 'd1', rest(due, share(due, 0.6))),
    ],
  },
  {
    quotation: 1008,
    car: 'altar',
    quoted: 60,
    kind: 'cash',
    decided: 58,
    steps: (due) => [
      transfer(55, 't1', share(due, 0.4)),
      approve(54, 't1'),
      card(50, 'c1', 'p2p', share(due, 0.1)),
      provider(50, 'c1', 'approve-attempt'),
      transfer(45, 't2', rest(due, share(due, 0.4), share(due, 0.1))),
      approve(44, 't2'),
    ],
  },
  {
    quotation: 1009,
    car: 'chimba',
    quoted: 80,
    kind: 'cash',
    decided: 79,
    steps: (due) => [transfer(75, 't1', due), approve(74, 't1'), staff(70, 'invoice')],
  },
  {
    quotation: 1010,
    car: 'ruta',
    quoted: 120,
    kind: 'cash',
    decided: 119,
    steps: (due) => [transfer(115, 't1', due), approve(114, 't1'), staff(110, 'invoice'), staff(95, 'deliver')],
  },
  { quotation: 1011, car: 'tena', quoted: 50, kind: 'cash', decided: 49, steps: () => [staff(20, 'cancel')] },
];

/** The customer with a tax number: a saved quotation, and a deposit with a PDF that waits for staff. */
export const TAX_NUMBER: readonly Story[] = [
  { quotation: 1301, car: 'chimba', quoted: 5, kind: 'cash' },
  {
    quotation: 1302,
    car: 'ruta',
    quoted: 21,
    kind: 'cash',
    decided: 20,
    steps: (due) => [deposit(1, 'd1', share(due, 0.25))],
  },
];
