import { createReadStream, statSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** As strict as the composed site's; only the backend may be anywhere, because testers choose it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src *; img-src * data: blob:; base-uri 'none'";

/** What the backend answers: calls and pictures. */
const PROXIED = /^\/(api|media)\//;

/** An address with broken percent-encoding stays as it is: no file has such a name. */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** File of a request below `dir`; the document for a path of the site, undefined for a file that is not there. */
function fileOf(dir, url) {
  const pathname = decoded(url.split('?')[0]);
  const file = resolve(join(dir, pathname));
  if (!`${file}${sep}`.startsWith(`${dir}${sep}`)) return undefined;
  if (isFile(file)) return file;
  return extname(pathname) ? undefined : join(dir, 'index.html');
}

function forward(request, response, api) {
  const target = new URL(request.url, api);
  const headers = { ...request.headers, host: target.host };
  const call = ask(target, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  call.on('error', () => {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(502, { 'content-type': 'application/json' })
        .end(JSON.stringify({ Message: 'El servicio no está disponible' }));
  });
  request.pipe(call);
}

/**
 * Serves a remote's standalone site: files of `dir`, its document for every other path, and `/api/` and `/media/` from
 * the backend at `api`. Resolves with the server when it listens.
 */
export function serveStandalone({ dir, port, api }) {
  const root = resolve(dir);
  const server = createServer((request, response) => {
    if (PROXIED.test(request.url)) return forward(request, response, api);
    const file = fileOf(root, request.url);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((ready, failed) => server.once('error', failed).listen(port, () => ready(server)));
}
