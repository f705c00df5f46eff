import { definePage } from '@vitrina/federation';
import { PaymentPage } from './payment/payment-page';

export const { bootstrap, mount, unmount, update } = definePage(PaymentPage);
