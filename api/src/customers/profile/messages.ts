import { BRAND } from '../../platform/brand';
import { messageKind } from '../../platform/outbox/message';
import { momentInWords } from '../../platform/outbox/moment';
import { plain } from '../../platform/outbox/rendered';
import { typed } from '../../platform/outbox/typed';

const IF_NOT_YOU =
  'Si no fuiste tú, inicia sesión, cambia tu contraseña y vuelve a poner tu celular en tus datos personales.';

/** The mail of a changed telephone. @param at ISO 8601 */
export const phoneChanged = messageKind<{ name: string; at: string }>({
  name: 'phone-changed',
  perHour: { fromOne: 6, fromAll: 18 },
  minutes: 3 * 24 * 60,
  render: async ({ name, at }) =>
    plain(
      `Cambió el celular de tu cuenta de ${BRAND.name}`,
      `Hola, ${typed(name)}. El celular de tu cuenta de ${BRAND.name} cambió el ${momentInWords(at)} (hora de Ecuador). Si fuiste tú, no tienes que hacer nada. ${IF_NOT_YOU}`,
      `<h1>Cambió tu celular</h1>
<p>Hola, ${typed(name)}. El celular de tu cuenta cambió el ${momentInWords(at)} (hora de Ecuador). Si fuiste tú, no tienes que hacer nada.</p>
<p>${IF_NOT_YOU}</p>`,
    ),
});
