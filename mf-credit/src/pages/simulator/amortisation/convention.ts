/** How the table is calculated, under it (docs/adr/0081-credit-simulator.md). */
export const CONVENTION =
  'Sistema francés, con meses de 30 días y años de 360: el interés de cada mes es el saldo por la tasa nominal dividida ' +
  'para 12, redondeado al centavo, y el resto de la cuota es capital. El último mes paga lo que queda, por eso puede variar ' +
  'en centavos. El desgravamen se calcula sobre el saldo antes de cada cuota. La tabla no incluye el seguro vehicular, el ' +
  'dispositivo ni la contribución a SOLCA. Puede haber diferencias si el banco cuenta días calendario.';
