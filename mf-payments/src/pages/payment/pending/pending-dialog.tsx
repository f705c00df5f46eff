import type { CardPayment } from '@vitrina/contract';
import { ConfirmDialog } from '@vitrina/journey';
import { formatDate, formatMoney, formatTime } from '@vitrina/rules';
import { Stack } from '@vitrina/ui';
import type { Question } from './use-question';

/** Asks whether a card payment that is still PENDIENTE gives way to another payment (specification 2, section 4). */
export function PendingDialog({ asked }: Pick<Question<CardPayment>, 'asked'>) {
  if (!asked) return null;
  const { reference, amount, date } = asked.about;
  return (
    <ConfirmDialog title="Tienes un pago PENDIENTE" onYes={() => asked.answer(true)} onNo={() => asked.answer(false)}>
      <Stack>
        <p>{`Tu pago con tarjeta ${reference} por ${formatMoney(amount)}, del ${formatDate(date)}, sigue PENDIENTE y reserva ese monto.`}</p>
        <p>{howLong(asked.about)}</p>
        <p>¿Quieres cancelarlo y hacer este pago?</p>
      </Stack>
    </ConfirmDialog>
  );
}

/** How long the amount may stay reserved, if the other payment cannot be ended. */
function howLong({ isUnderReview, reservedUntil }: CardPayment): string {
  if (isUnderReview) return 'El procesador lo está revisando, y eso puede tardar unas horas.';
  if (!reservedUntil) return 'Si no podemos cancelarlo, esperamos la respuesta del procesador.';
  return `Si no podemos cancelarlo, queda libre a más tardar el ${formatDate(reservedUntil)} a las ${formatTime(reservedUntil)}.`;
}
