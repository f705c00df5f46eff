import type { CardPayment } from '@vitrina/contract';
import { ConfirmDialog } from '@vitrina/journey';
import { formatMoney } from '@vitrina/rules';
import { Stack } from '@vitrina/ui';
import { timeLeft } from './time-left';

type PendingQuestionProps = { open: readonly CardPayment[]; onYes(): void; onNo(): void };

const sentenceOf = (payment: CardPayment, now: number) =>
  `El pago ${payment.reference} de ${formatMoney(payment.amount)} sigue PENDIENTE: ${timeLeft(payment, now)}.`;

/** Before another card payment while one is open (specification 2, section 4). */
export const PendingQuestion = ({ open, onYes, onNo }: PendingQuestionProps) => (
  <ConfirmDialog
    title="Tienes un pago pendiente"
    yes="Sí, empezar otro pago"
    no="No, esperar"
    onYes={onYes}
    onNo={onNo}
  >
    <Stack>
      {open.map((payment) => (
        <p key={payment.attempt}>{sentenceOf(payment, Date.now())}</p>
      ))}
      <p>
        {open.some(({ isUnderReview }) => isUnderReview)
          ? 'Si ya pagaste, espera: la revisión puede tomar horas. Mientras dura, su monto queda reservado. ¿Quieres empezar otro pago?'
          : 'Si ya pagaste, espera a que se confirme. Si no, cerramos ese pago y empiezas otro. ¿Quieres empezar otro pago?'}
      </p>
    </Stack>
  </ConfirmDialog>
);
