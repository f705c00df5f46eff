import type { NextStep } from '@vitrina/contract';
import { formatDate, formatDayInWords, type NextAct, toReturnWords } from '@vitrina/rules';

/** Who acts, and what they do. */
const SENTENCES: Readonly<Record<Exclude<NextAct, 'return'>, string>> = {
  pay: 'Tú pagas lo que falta, en uno o varios pagos',
  'correct-transfer': 'Tú registras de nuevo el pago que fue rechazado',
  'confirm-transfer': 'Esperamos la confirmación del banco',
  'confirm-card': 'Esperamos la confirmación de tu pago con tarjeta',
  invoice: 'Tu asesor prepara la factura',
  deliver: 'Tu asesor coordina contigo la entrega',
  analyse: 'El banco analiza tu solicitud',
  'answer-offer': 'Tú aceptas o rechazas el financiamiento',
  clear: 'Tu asesor autoriza la factura',
};

/** Undefined for an act that this build does not know. */
function actWords(act: string, status: string): string | undefined {
  if (act === 'return') return `Tu asesor te devuelve ${toReturnWords(status)}`;
  return Object.hasOwn(SENTENCES, act) ? SENTENCES[act as keyof typeof SENTENCES] : undefined;
}

/**
 * What is waited for as one sentence: 'Esperamos la confirmación del banco, hasta el lunes 1 de diciembre.'; undefined
 * for an act that this build does not know. Of a day that has passed it says so and, unless it was the customer's, whom to
 * ask.
 * @param status of the purchase: it tells what is returned
 * @param today the day in Ecuador, YYYY-MM-DD: a day that has passed is told as such
 */
export function nextSentence(next: NextStep, status: string, today: string): string | undefined {
  const sentence = actWords(next.act, status);
  if (sentence === undefined || next.due === undefined) return sentence && `${sentence}.`;
  // A day that is long past is one of another year.
  if (next.due >= today) return `${sentence}, hasta el ${formatDayInWords(next.due)}.`;
  const isTheirs = next.actor === 'customer';
  return `${sentence}. El plazo era el ${formatDate(next.due)}${isTheirs ? '' : ': consulta a tu concesionario'}.`;
}
