import type { FastifyPluginAsync } from 'fastify';
import { mailPage } from '../platform/outbox/html';
import { sandboxPage } from './page';

const ALWAYS = [
  ['/sandbox/pagos', 'Pagos con tarjeta', 'lo que contestan PlacetoPay y Pay-me'],
  ['/sandbox/outbox', 'Mensajes', 'los correos y SMS que no salen'],
  ['/sandbox/errors', 'Errores', 'lo que falló en los navegadores'],
] as const;
const BACK_OFFICE = [
  ['/sandbox/compras', 'Compras y solicitudes', 'lo que harían la oficina, el banco y los procesadores'],
  ['/sandbox/clientes', 'Clientes de demostración', 'restablecer su historia'],
] as const;

/** `/sandbox`: what the sandbox has. */
export const sandboxIndex =
  ({ hasBackOffice }: { hasBackOffice: boolean }): FastifyPluginAsync =>
  async (app) => {
    const lines = [...(hasBackOffice ? BACK_OFFICE : []), ...ALWAYS].map(
      ([address, name, what]) =>
        `<tr><th scope="row"><a href="${address}">${name}</a><br><span class="quiet">${what}</span></th></tr>`,
    );
    const page = mailPage('Pruebas', `<h1>Pruebas</h1><table>${lines.join('')}</table>`);
    app.get('/sandbox', async (_request, reply) => sandboxPage(reply, page));
  };
