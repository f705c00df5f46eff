import type { CardPaymentState } from '@vitrina/contract';

/** What every face of the return page is given. @property id of the negotiation */
export type FaceProps = { id: number; state: CardPaymentState };
