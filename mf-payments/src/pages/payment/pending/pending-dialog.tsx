import type { CardPayment } from '@vitrina/contract';
import { ConfirmDialog } from '@vitrina/journey';
import { formatDate, formatMoney, formatTime } from '@vitrina/rules';
import { Stack } from '@vitrina/ui';
import type { Question } from './use-question';

/** Asks whether the card payments that are still PENDIENTE, all of them, give way to another payment (specification 2, section 4). */
export function PendingDialog({ asked }: Pick<Question<readonly CardPayment[]>, 'asked'>) {
  if (!asked) return null;
  const isOne = asked.about.length === 1;
  const title = isOne ? 'Tienes un pago PENDIENTE' : 'Tienes pagos PENDIENTES';
  return (
    <ConfirmDialog title={title} onYes={() => asked.answer(true)} onNo={() => asked.answer(false)}>
      <Stack>
        {asked.about.map((open) => (
          <p key={open.attempt}>{`${standing(open)} ${howLong(open)}`}</p>
        ))}
        <p>{`¿Quieres ${isOne ? 'cancelarlo' : 'cancelarlos todos'} y hacer este pago?`}</p>
      </Stack>
    </ConfirmDialog>
  );
}

const standing = ({ reference, amount, date }: CardPayment): string =>
  `Tu pago con tarjeta ${reference} por ${formatMoney(amount)}, del ${formatDate(date)}, sigue PENDIENTE y reserva ese monto.`;

/** How long the amount may stay reserved, if the other payment cannot be ended. */
function howLong({ isUnderReview, reservedUntil }: CardPayment): string {
  if (isUnderReview) return 'El procesador lo está revisando, y eso puede tardar unas horas.';
  if (!reservedUntil) return 'Si no podemos cancelarlo, esperamos la respuesta del procesador.';
  return `Si no podemos cancelarlo, queda libre a más tardar el ${formatDate(reservedUntil)} a las ${formatTime(reservedUntil)}.`;
}
