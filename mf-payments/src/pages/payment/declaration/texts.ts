/**
 * What a customer is asked to accept before their first payment (docs/spec/2-customer-area.md, section 4; the texts are
 * the project's own). Change the version with any word of a text.
 */
export const DECLARATION_VERSION = '2026-11';

export type DeclarationText = { title: string; paragraphs: readonly string[]; yes: string };

/** Before a cash purchase is paid. */
export const FUNDS: DeclarationText = {
  title: 'Declaración licitud de fondos',
  paragraphs: [
    'Antes de tu primer pago, la ley contra el lavado de activos nos pide que declares de dónde viene el dinero.',
    'Al continuar aceptas declarar que tus fondos son lícitos y que los datos que nos das son verdaderos. Toma unos 10 minutos y puedes hacerlo por partes.',
    'Guardamos cómo elegiste pagar: al terminar sigues desde aquí.',
  ],
  yes: 'Acepto y continúo',
};

/** Before a car is paid with a credit. */
export const CREDIT: DeclarationText = {
  title: 'Solicitud de crédito',
  paragraphs: [
    'Elegiste comprar con crédito: primero llenas la solicitud y el banco la aprueba. Después pagas la entrada.',
    'Al continuar aceptas declarar que los datos que nos das son verdaderos. Toma unos 15 minutos y puedes hacerlo por partes.',
    'Guardamos cómo elegiste pagar: cuando aceptes el crédito lo encuentras aquí.',
  ],
  yes: 'Acepto y continúo',
};
