/** Below every result (specification 2, section 2); in full, wherever a fee is shown. No consent: nobody agrees to it. */
export const DISCLAIMER =
  'Los valores son aproximados y varían según las tasas de interés vigentes y las condiciones del crédito. ' +
  'La cuota es la del primer mes: el seguro de desgravamen baja con el saldo. ' +
  'La contribución a SOLCA se paga una sola vez, aparte de la cuota. ' +
  'El banco decide sobre el crédito, su tasa y su monto.';
