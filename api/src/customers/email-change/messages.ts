import { BRAND } from '../../platform/brand';
import { escapeHtml } from '../../platform/outbox/html';
import { lifetimeInWords, messageKind } from '../../platform/outbox/message';
import { plain } from '../../platform/outbox/rendered';
import { typed } from '../../platform/outbox/typed';

/** How long a new address may be confirmed, in minutes. */
export const CONFIRM_MINUTES = 24 * 60;
/** How long a change may be stopped after it was asked for, and after it was confirmed, in minutes. */
export const STOP_MINUTES = 7 * 24 * 60;

/** Above what one person mistypes in an hour. */
const CHANGES_PER_HOUR = { fromOne: 6, fromAll: 18 };

const linkTo = (link: string, words: string) => `<p><a href="${escapeHtml(link)}">${words}</a></p>`;

/** To the new mailbox: the link that makes it count. */
export const emailConfirmation = messageKind<{ name: string; link: string }>({
  name: 'email-confirmation',
  perHour: CHANGES_PER_HOUR,
  minutes: CONFIRM_MINUTES,
  render: async ({ name, link }) =>
    plain(
      `Confirma tu nuevo correo de ${BRAND.name}`,
      `Hola, ${typed(name)}. Confirma que este es tu nuevo correo de ${BRAND.name}: ${link} El enlace vale ${lifetimeInWords(CONFIRM_MINUTES)} y se usa una vez. Si no pediste el cambio, ignora este mensaje.`,
      `<h1>Confirma tu nuevo correo</h1>
<p>Hola, ${typed(name)}. Con este enlace tu cuenta empieza a usar este correo:</p>
${linkTo(link, 'Confirmar este correo')}
<p class="quiet">Vale ${lifetimeInWords(CONFIRM_MINUTES)} y se usa una vez. Si no pediste el cambio, ignora este mensaje: nada cambia.</p>`,
    ),
});

/** To the mailbox that counts until then, at once: that a change was asked for, with the link that stops it. */
export const emailChangeNotice = messageKind<{ name: string; link: string }>({
  name: 'email-change-notice',
  perHour: CHANGES_PER_HOUR,
  minutes: STOP_MINUTES,
  render: async ({ name, link }) =>
    plain(
      `Pidieron cambiar el correo de tu cuenta de ${BRAND.name}`,
      `Hola, ${typed(name)}. Pidieron cambiar el correo de tu cuenta de ${BRAND.name}. Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, detén el cambio: ${link} El enlace vale hasta 7 días después de que el correo nuevo se confirme.`,
      `<h1>Pidieron cambiar el correo de tu cuenta</h1>
<p>Hola, ${typed(name)}. Si fuiste tú, no tienes que hacer nada: el correo nuevo contará cuando se confirme.</p>
<p>Si no fuiste tú, detén el cambio. Tu correo actual seguirá contando, volverá el celular de antes, se cerrarán todas las sesiones de tu cuenta y pedirás una contraseña nueva:</p>
${linkTo(link, 'Detener el cambio')}
<p class="quiet">El enlace vale hasta 7 días después de que el correo nuevo se confirme.</p>`,
    ),
});

/** To the mailbox that counts again: that the change was stopped, and what to do now. */
export const emailChangeStopped = messageKind<{ name: string }>({
  name: 'email-change-stopped',
  perHour: CHANGES_PER_HOUR,
  minutes: 3 * 24 * 60,
  render: async ({ name }) =>
    plain(
      `Detuvimos el cambio de correo de tu cuenta de ${BRAND.name}`,
      `Hola, ${typed(name)}. Detuvimos el cambio: tu cuenta usa este correo y su celular de antes, cerramos todas sus sesiones y su contraseña ya no vale. Pide una nueva al iniciar sesión y revisa tus datos personales.`,
      `<h1>Detuvimos el cambio de correo</h1>
<p>Hola, ${typed(name)}. Tu cuenta usa este correo y su celular de antes, y cerramos todas sus sesiones.</p>
<p>Alguien pudo entrar en tu cuenta, así que su contraseña ya no vale: pide una nueva al iniciar sesión y revisa tus datos personales, también tu celular.</p>`,
    ),
});
