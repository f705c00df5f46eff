import type { Cents } from '@vitrina/contract';
import {
  checkField,
  emailField,
  messages,
  mobileField,
  namesField,
  type OutputOf,
  schemaOf,
  selectField,
  textField,
  type ValuesOf,
  when,
} from '@vitrina/forms';
import { isPayerIdentity } from '@vitrina/rules';
import { paymentAmount, upTo } from '../../amount';
import { identificationOf } from './identification';

/** Longest identification that a provider takes. */
const IDENTIFICATION_MAX = 20;

/** Whose data the payment carries: the customer's own, or a third party's. */
export const holder = checkField({ name: 'titular', label: '¿Con qué datos pagas?' });

const identityType = selectField({ name: 'tipo', label: 'Tipo de documento' });
const identification = textField({
  name: 'numero',
  label: 'Número de documento',
  max: IDENTIFICATION_MAX,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
});

const isThird = (isHolder: boolean | null | undefined) => isHolder === false;

/** Of the third party (specification 2, section 5); a browser fills in nobody's data but its owner's. */
export const [thirdType, thirdIdentification, thirdSurnames, thirdNames, thirdMobile, thirdEmail] = when(
  holder,
  isThird,
  [
    identityType,
    identification,
    namesField({ name: 'apellido', label: 'Apellidos', autoComplete: 'off' }),
    namesField({ name: 'nombre', label: 'Nombres', autoComplete: 'off' }),
    mobileField({ name: 'celular', label: 'Celular', autoComplete: 'off' }),
    emailField({ name: 'email', label: 'Correo electrónico', autoComplete: 'off' }),
  ],
);

export const amount = paymentAmount('valor');

const fields = [
  holder,
  thirdType,
  thirdIdentification,
  thirdSurnames,
  thirdNames,
  thirdMobile,
  thirdEmail,
  amount,
] as const;

export type CardValues = ValuesOf<typeof fields>;
export type CardOutput = OutputOf<typeof fields>;

/** A cédula and a RUC by the identity rule, a passport by its pattern. */
const checkIdentity = ({ tipo, numero }: CardValues): { numero?: string } =>
  tipo && numero && !isPayerIdentity(identificationOf(numero), tipo.id)
    ? { numero: messages.identity(identification.label) }
    : {};

/** The form of a card payment (specification 2, section 5). @param balance what is left to pay */
export const schemaFor = (balance: Cents) => schemaOf(fields, checkIdentity, upTo(amount, balance));
