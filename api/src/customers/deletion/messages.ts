import { formatDate } from '@vitrina/rules';
import { BRAND } from '../../platform/brand';
import { escapeHtml } from '../../platform/outbox/html';
import { messageKind } from '../../platform/outbox/message';
import { plain } from '../../platform/outbox/rendered';
import { typed } from '../../platform/outbox/typed';

/** How many days a request waits, in which it can be taken back. LOPDP, article 15: 15 days for an erasure. */
export const DELETION_DAYS = 15;

/** The mail of a request to delete the account: until when it can be taken back, and how. @param due `YYYY-MM-DD` */
export const deletionAsked = messageKind<{ name: string; due: string; link: string }>({
  name: 'deletion-asked',
  perHour: { fromOne: 4, fromAll: 12 },
  minutes: DELETION_DAYS * 24 * 60,
  render: async ({ name, due, link }) =>
    plain(
      `Pediste eliminar tu cuenta de ${BRAND.name}`,
      `Hola, ${typed(name)}. Eliminaremos tu cuenta de ${BRAND.name} el ${formatDate(due)}. Si cambias de opinión o no fuiste tú, inicia sesión antes de ese día y retira la solicitud: ${link}`,
      `<h1>Pediste eliminar tu cuenta</h1>
<p>Hola, ${typed(name)}. Eliminaremos tu cuenta el ${formatDate(due)}.</p>
<p>Si cambias de opinión o no fuiste tú, inicia sesión antes de ese día y <a href="${escapeHtml(link)}">retira la solicitud</a>.</p>
<p class="quiet">Conservamos lo que exigen las leyes: de tus compras y pagos, 7 años; de tus solicitudes de crédito y declaraciones de fondos, 10.</p>`,
    ),
});
