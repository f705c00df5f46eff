import type { NextStep } from '@vitrina/contract';
import { formatDate, formatDayInWords, type NextAct } from '@vitrina/rules';

/** Who acts, and what they do. */
const SENTENCES: Readonly<Record<NextAct, string>> = {
  pay: 'Tú pagas lo que falta, en uno o varios pagos',
  'correct-transfer': 'Tú registras de nuevo el pago que fue rechazado',
  'confirm-transfer': 'Esperamos la confirmación del banco',
  'confirm-card': 'Esperamos la confirmación de tu pago con tarjeta',
  invoice: 'Tu asesor prepara la factura',
  deliver: 'Tu asesor coordina contigo la entrega',
  analyse: 'El banco analiza tu solicitud',
  'answer-offer': 'Tú aceptas o rechazas el financiamiento',
  clear: 'Tu asesor autoriza la factura',
  return: 'Tu asesor te devuelve lo que pagaste de más',
};

/**
 * What is waited for as one sentence: 'Esperamos la confirmación del banco, hasta el lunes 1 de diciembre.'; undefined
 * for an act that this build does not know.
 * @param today the day in Ecuador, YYYY-MM-DD: a day that has passed is told as such
 */
export function nextSentence(next: NextStep, today: string): string | undefined {
  const sentence = Object.hasOwn(SENTENCES, next.act) ? SENTENCES[next.act as NextAct] : undefined;
  if (sentence === undefined || next.due === undefined) return sentence && `${sentence}.`;
  // A day that is long past is one of another year.
  return next.due < today
    ? `${sentence}. El plazo era el ${formatDate(next.due)}.`
    : `${sentence}, hasta el ${formatDayInWords(next.due)}.`;
}
