import { BRAND } from '../brand';
import { escapeHtml } from './html';
import { lifetimeInWords } from './message';
import { plain, type Rendered } from './rendered';

/** The mail and SMS of a one-time password. */
export function oneTimePassword({ name, code }: { name: string; code: string }): Rendered {
  return plain(
    `${code} es tu código de ${BRAND.name}`,
    `${BRAND.name}: tu código es ${code}. Vence en ${lifetimeInWords('one-time-password')}. No lo compartas con nadie.`,
    `<h1>Tu código de verificación</h1>
<p>Hola, ${escapeHtml(name)}. Escribe este código para validar tu cuenta:</p>
<p class="code">${escapeHtml(code)}</p>
<p class="quiet">Vence en ${lifetimeInWords('one-time-password')}. No lo compartas con nadie: nunca te lo pediremos por teléfono.</p>`,
  );
}

/** The mail and SMS of a new password. */
export function temporaryPassword({ name, password }: { name: string; password: string }): Rendered {
  return plain(
    `Tu nueva contraseña de ${BRAND.name}`,
    `${BRAND.name}: tu nueva contraseña es ${password}. Vale ${lifetimeInWords('temporary-password')}. Si no la pediste, ignora este mensaje.`,
    `<h1>Tu nueva contraseña</h1>
<p>Hola, ${escapeHtml(name)}. Inicia sesión con esta contraseña en las próximas ${lifetimeInWords('temporary-password')} y cámbiala en tus datos personales:</p>
<p class="code">${escapeHtml(password)}</p>
<p class="quiet">Si no la pediste, ignora este mensaje: tu contraseña anterior sigue sirviendo.</p>`,
  );
}
