import { BRAND } from '../../platform/brand';
import { escapeHtml } from '../../platform/outbox/html';
import { lifetimeInWords, messageKind } from '../../platform/outbox/message';
import { plain } from '../../platform/outbox/rendered';
import { smsText } from '../../platform/outbox/sms-text';
import { typed } from '../../platform/outbox/typed';
import { RECOVERIES_PER_HOUR } from './limits';

const CODE_MINUTES = 10;
const PASSWORD_MINUTES = 24 * 60;

/** Above what one registration asks for: its code, and four more in a quarter of an hour. */
const CODES_PER_HOUR = { fromOne: 8, fromAll: 24 };

const codeText = (code: string) =>
  `${BRAND.name}: tu código es ${code}. Vence en ${lifetimeInWords(CODE_MINUTES)}. No lo compartas con nadie.`;

/** The mail and SMS of a one-time password; the code is valid as long as they are. */
export const oneTimePassword = messageKind<{ name: string; code: string }>({
  name: 'one-time-password',
  perHour: CODES_PER_HOUR,
  minutes: CODE_MINUTES,
  render: async ({ name, code }) =>
    plain(
      `${code} es tu código de ${BRAND.name}`,
      codeText(code),
      `<h1>Tu código de verificación</h1>
<p>Hola, ${typed(name)}. Escribe este código para validar tu cuenta:</p>
<p class="code">${escapeHtml(code)}</p>
<p class="quiet">Vence en ${lifetimeInWords(CODE_MINUTES)}. No lo compartas con nadie: nunca te lo pediremos por teléfono.</p>`,
    ),
  sms: ({ code }) => smsText(codeText(code)),
});

const passwordText = (password: string) =>
  `${BRAND.name}: tu nueva contraseña es ${password}. Vale ${lifetimeInWords(PASSWORD_MINUTES)}. Si no la pediste, ignora este mensaje.`;

/** The mail and SMS of a new password, which is valid as long as they are. */
export const temporaryPassword = messageKind<{ name: string; password: string }>({
  name: 'temporary-password',
  perHour: RECOVERIES_PER_HOUR,
  minutes: PASSWORD_MINUTES,
  render: async ({ name, password }) =>
    plain(
      `Tu nueva contraseña de ${BRAND.name}`,
      passwordText(password),
      `<h1>Tu nueva contraseña</h1>
<p>Hola, ${typed(name)}. Inicia sesión con esta contraseña en las próximas ${lifetimeInWords(PASSWORD_MINUTES)} y cámbiala en tus datos personales:</p>
<p class="code">${escapeHtml(password)}</p>
<p class="quiet">Si no la pediste, ignora este mensaje: tu contraseña anterior sigue sirviendo.</p>`,
    ),
  sms: ({ password }) => smsText(passwordText(password)),
});
