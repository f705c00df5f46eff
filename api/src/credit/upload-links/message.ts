import { BRAND } from '../../platform/brand';
import { escapeHtml } from '../../platform/outbox/html';
import { lifetimeInWords, messageKind } from '../../platform/outbox/message';
import { plain } from '../../platform/outbox/rendered';
import { typed } from '../../platform/outbox/typed';

/** How long a link works, in minutes. */
export const LINK_MINUTES = 30;

/** To the customer's own mailbox: the link that lets a telephone add documents. */
export const uploadLinkMessage = messageKind<{ name: string; link: string }>({
  name: 'upload-link',
  perHour: { fromOne: 10, fromAll: 20 },
  minutes: LINK_MINUTES,
  render: async ({ name, link }) =>
    plain(
      `Sube tus documentos a ${BRAND.name} desde tu teléfono`,
      `Hola, ${typed(name)}. Abre este enlace en tu teléfono para fotografiar y subir tus documentos: ${link} Vale ${lifetimeInWords(LINK_MINUTES)} y solo en el primer navegador que lo abra. Si no lo pediste, ignora este mensaje.`,
      `<h1>Sube tus documentos desde tu teléfono</h1>
<p>Hola, ${typed(name)}. Abre este enlace en tu teléfono para fotografiar y subir tus documentos:</p>
<p><a href="${escapeHtml(link)}">Subir mis documentos</a></p>
<p class="quiet">Vale ${lifetimeInWords(LINK_MINUTES)} y solo en el primer navegador que lo abra. No muestra tus datos ni abre tu cuenta. Si no lo pediste, ignora este mensaje.</p>`,
    ),
});
