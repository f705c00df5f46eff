import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/errors';
import { acceptForms as acceptFormsOf } from '../../platform/http/forms';

export { fieldsOf } from '../../platform/http/forms';

/** Room for the largest form: that of payme, with thirty fields. */
const FORM_LIMIT = 16_384;

/** Reads the forms of the back office. */
export const acceptForms = (app: FastifyInstance): void => acceptFormsOf(app, FORM_LIMIT);

/**
 * Refuses a form of another site: who works in the back office has no session that could be asked for. A browser says where a
 * form comes from by Sec-Fetch-Site or, where that is missing, by Origin; what says neither is no form of ours.
 * @throws HttpError 403
 */
export async function needOwnForm({ headers, host }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isOwn = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (site === undefined ? isOwn : site === 'same-origin') return;
  throw new HttpError(403, 'Este formulario no viene de la oficina de prueba. Ábrela y repite el cambio');
}
