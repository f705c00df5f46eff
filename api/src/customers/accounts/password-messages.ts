import { BRAND } from '../../platform/brand';
import { messageKind } from '../../platform/outbox/message';
import { momentInWords } from '../../platform/outbox/moment';
import { plain } from '../../platform/outbox/rendered';
import { typed } from '../../platform/outbox/typed';

const IF_NOT_YOU =
  'Si no fuiste tú, pide una contraseña nueva al iniciar sesión y revisa el correo y el celular de tus datos personales.';

/** The mail of a changed password. @param at ISO 8601 */
export const passwordChanged = messageKind<{ name: string; at: string }>({
  name: 'password-changed',
  perHour: { fromOne: 6, fromAll: 18 },
  minutes: 3 * 24 * 60,
  render: async ({ name, at }) =>
    plain(
      `Cambió la contraseña de tu cuenta de ${BRAND.name}`,
      `Hola, ${typed(name)}. La contraseña de tu cuenta de ${BRAND.name} cambió el ${momentInWords(at)} (hora de Ecuador). Si fuiste tú, no tienes que hacer nada. ${IF_NOT_YOU}`,
      `<h1>Tu contraseña cambió</h1>
<p>Hola, ${typed(name)}. La contraseña de tu cuenta cambió el ${momentInWords(at)} (hora de Ecuador) y cerramos tus otras sesiones. Si fuiste tú, no tienes que hacer nada.</p>
<p>${IF_NOT_YOU}</p>`,
    ),
});
