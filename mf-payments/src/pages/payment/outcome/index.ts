export { PaymentOutcome } from './payment-outcome';
