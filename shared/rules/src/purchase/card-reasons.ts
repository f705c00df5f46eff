/**
 * Why a provider did not approve a card payment, as the buyer reads it. Neither the provider's texts nor its codes are
 * shown: many codes share one reason, and what none of the five says is `declined`.
 */
export const CARD_REASONS = {
  repeated: 'Este intento ya se había enviado. Intenta de nuevo: abriremos otro',
  'over-limit':
    'El monto supera el cupo o el límite de tu tarjeta. Divide el pago, combina formas de pago o usa otra tarjeta',
  'issuer-down': 'El banco de tu tarjeta no responde. Intenta de nuevo en unos minutos o usa otra tarjeta',
  authentication: 'Tu banco pide confirmar que eres tú. Intenta de nuevo y completa su verificación',
  'try-again': 'El pago no se pudo procesar. Revisa los datos de tu tarjeta e intenta de nuevo',
  declined: 'El pago no fue aprobado. Intenta con otra tarjeta o elige otra forma de pago',
} as const;
export type CardReason = keyof typeof CARD_REASONS;

/** Codes of both providers (docs/how-to/use-card-providers.md), upper case. */
const REASON_OF_CODE: Readonly<Record<string, CardReason>> = {
  '94': 'repeated',
  '300': 'repeated',
  '61': 'over-limit',
  '65': 'over-limit',
  '91': 'issuer-down',
  '96': 'issuer-down',
  '1A': 'authentication',
  '19': 'try-again',
  '21': 'try-again',
  '25': 'try-again',
  '28': 'try-again',
  '79': 'try-again',
  N0: 'try-again',
};

/** The reason that a provider's code stands for. */
export function cardReason(code: string): CardReason {
  const key = code.trim().toUpperCase();
  return (Object.hasOwn(REASON_OF_CODE, key) && REASON_OF_CODE[key]) || 'declined';
}
