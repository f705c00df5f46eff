import type { PaymeConfig } from '../../../platform/config/card-providers';
import { ProviderRefusal } from '../ask-provider';
import type { NewSession, OpenedForm } from '../provider';
import { cut } from '../texts';
import { splitVat } from './taxes';
import { CURRENCY, requestVerification } from './verification';

/** Widths of payme's fields, in characters (docs/how-to/use-card-providers.md). */
const WIDTHS = {
  firstName: 30,
  lastName: 50,
  email: 50,
  address: 50,
  city: 50,
  state: 15,
  userCommerce: 20,
  description: 30,
  reserved: 30,
} as const;
/** 99,999,999.99: one cent more does not fit. */
const AMOUNT_DIGITS = 10;

/** VAT in fields of its own, and again in reserved ones, as acquirers in Ecuador ask for it. */
function taxFields({ amount, earlier, total }: NewSession) {
  const { base, vat } = splitVat(amount, earlier, total);
  const [whole, taxed, tax, none] = [amount, base, vat, 0].map(String) as [string, string, string, string];
  const fields = {
    taxMontoFijo: whole,
    taxMontoGravaIva: taxed,
    taxMontoIVA: tax,
    taxMontoNoGravaIva: none,
    taxServicio: none,
    taxICE: none,
    reserved9: taxed,
    reserved10: tax,
  };
  return {
    reserved2: taxed,
    reserved3: tax,
    extraFields: Object.entries(fields).map(([name, value]) => ({ name, value })),
  };
}

/**
 * The fields of the form that opens an operation, ready to be sent. Texts are cut to their widths.
 * @throws ProviderRefusal for an amount or an address that does not fit
 */
export function formOf(config: PaymeConfig, session: NewSession): OpenedForm {
  const { payer, home, providerReference: number } = session;
  const amount = String(session.amount);
  if (number === null) throw new ProviderRefusal('an operation of payme without a number');
  if (amount.length > AMOUNT_DIGITS) throw new ProviderRefusal('an amount above what payme takes');
  if (payer.email.length > WIDTHS.email) throw new ProviderRefusal('an e-mail address above what payme takes');
  const operation = {
    ...{ acquirer: config.acquirer, commerce: config.commerce },
    ...{ number, amount, currency: CURRENCY },
  };
  return {
    acquirerId: config.acquirer,
    commerceId: config.commerce,
    operationNumber: number,
    amount,
    currency: CURRENCY,
    language: 'SP',
    firstName: cut(payer.firstNames, WIDTHS.firstName),
    lastName: cut(payer.surnames, WIDTHS.lastName),
    email: payer.email,
    address: cut(home.street, WIDTHS.address),
    zip: config.zip,
    city: cut(home.city, WIDTHS.city),
    state: cut(home.state, WIDTHS.state),
    country: 'EC',
    userCommerce: cut(session.customerCode, WIDTHS.userCommerce),
    // Nobody is known to its wallet.
    userCode: '',
    description: cut(session.description, WIDTHS.description),
    verification: requestVerification(operation, config.key),
    reserved1: cut(session.reference, WIDTHS.reserved),
    ...(config.hasTaxFields && taxFields(session)),
    scriptAddress: config.script,
    modalKey: config.url,
  };
}
