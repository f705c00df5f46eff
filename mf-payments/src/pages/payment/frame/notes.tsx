import type { Negotiation, Purchase } from '@vitrina/contract';
import { reservedOf } from '@vitrina/journey';
import { formatMoney, subtractCents, ZERO } from '@vitrina/rules';
import { ButtonLink, Callout } from '@vitrina/ui';
import { detailOf } from './detail-link';

/** What happens to payments. The newest of a negotiation says whether a failed card payment is still news. */
const OF_PAYMENTS = /^(register|withdraw|open-attempt|approve-|reject-(transfer|attempt)|(cancel|expire)-attempt)/;

/** What is said of a card payment by the event that ended it. One that was cancelled is no news: that was the customer. */
const FAILED_CARDS: Readonly<Record<string, { title: string; text: string }>> = {
  'reject-attempt': {
    title: 'Tu pago con tarjeta fue rechazado',
    text: 'Ya no cuenta en tu compra: registra un pago nuevo.',
  },
  'expire-attempt': {
    title: 'Se acabó el tiempo de tu pago con tarjeta',
    text: 'Ya no cuenta en tu compra. Si tu banco muestra el cobro, no pagues de nuevo; si no, registra un pago nuevo.',
  },
};

/** The newest payment, if it was by card and failed. */
const failedCardOf = ({ events }: Negotiation) => {
  const newest = events.find(({ name }) => OF_PAYMENTS.test(name));
  return newest && FAILED_CARDS[newest.name];
};

type NotesProps = { found: Negotiation; purchase: Purchase };

/** What the customer must know before they pay more: payments that wait, and one that does not count any more. */
export function Notes({ found, purchase }: NotesProps) {
  const { inConfirmation, balance = ZERO, next } = purchase;
  // An open card payment lowers the balance only once it is approved; what was registered has lowered it already.
  const reserved = reservedOf(purchase);
  const registered = subtractCents(inConfirmation, reserved);
  const failedCard = failedCardOf(found);
  const link = (
    <ButtonLink to={detailOf(purchase)} variant="secondary" size="s">
      Ver tus pagos
    </ButtonLink>
  );
  return (
    <>
      {next?.act === 'correct-transfer' && (
        <Callout tone="warning" title="Un pago tuyo fue rechazado" actions={link}>
          Ya no cuenta en tu compra: registra una transacción nueva o corrige la rechazada.
        </Callout>
      )}
      {failedCard && (
        <Callout tone="warning" title={failedCard.title}>
          {failedCard.text}
        </Callout>
      )}
      {registered > 0 && (
        <Callout tone="info" title={`En confirmación: ${formatMoney(registered)}`} actions={link}>
          Ya registraste ese pago. Paga aquí solo lo que falta.
        </Callout>
      )}
      {reserved > 0 && (
        <Callout tone="warning" title={`Pago con tarjeta sin terminar: ${formatMoney(reserved)}`}>
          {`Bajará tu saldo cuando se apruebe. No vuelvas a pagar ese valor: sin él te quedan ${formatMoney(subtractCents(balance, reserved))} por pagar.`}
        </Callout>
      )}
    </>
  );
}
