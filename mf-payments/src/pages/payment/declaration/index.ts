export { type ChosenPayment, type Declaration, useDeclaration } from './use-declaration';
