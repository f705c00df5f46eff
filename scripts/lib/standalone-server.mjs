import { createReadStream, statSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * As strict as the composed site's policy, except that the backend may be anywhere, because testers choose it.
 * @param scripts sources of scripts besides the site's own
 * @param more further lines
 */
const policyWith = (scripts, more) =>
  `default-src 'none'; script-src 'self'${scripts}; style-src 'self'; font-src 'self'; connect-src *; img-src * data: blob:; base-uri 'none'${more}`;
const POLICY = policyWith('', '');

/** Of the document that is loaded for payme (ADR 0073), which stands wherever the chosen backend says. */
const PAYME_POLICY = policyWith(' *', '; frame-src *');

/** As the backend knows it (api/src/sales/cards/providers.ts). */
const PAYMENT_PAGE = /^\/usuario\/pagos\/?$/i;

/** The policy of what is answered to a request. */
function policyOf(url) {
  const [pathname, query] = url.split('?');
  const asked = new URLSearchParams(query);
  const isForPayme = PAYMENT_PAGE.test(pathname) && asked.get('type') === 'payme' && !asked.has('attempt');
  return isForPayme ? PAYME_POLICY : POLICY;
}

/** What the backend answers: calls and pictures. */
const PROXIED = /^\/(api|media)\//;

/** The decoded path; undefined for one that no page and no file can have. */
function decoded(pathname) {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** What no file system can look up (a name that is too long, a file as a folder) is not a file. */
function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** File of a request below `dir`; the document for a path of the site, undefined for a missing file. */
function fileOf(dir, url) {
  const pathname = decoded(url.split('?')[0]);
  if (pathname === undefined) return undefined;
  const file = resolve(join(dir, pathname));
  if (!`${file}${sep}`.startsWith(`${dir}${sep}`)) return undefined;
  if (isFile(file)) return file;
  return extname(pathname) ? undefined : join(dir, 'index.html');
}

/** An interrupted transfer has closed both of its ends: there is nobody left to answer. */
const ended = () => undefined;

/** Sends a file under a policy; answers 404 if it cannot be opened before anything was sent. */
function send(file, policy, response) {
  const content = createReadStream(file);
  content.once('error', () => response.headersSent || response.writeHead(404).end());
  content.once('open', () => {
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    });
    pipeline(content, response, ended);
  });
}

/**
 * Proxies to the backend. If it cannot be reached, the answer is a bare 502, as from any proxy: the site has its own
 * message for that.
 */
function forward(request, response, api) {
  const target = new URL(request.url, api);
  const headers = { ...request.headers, host: target.host };
  const call = ask(target, { method: request.method, headers }, (answer) => {
    pipeline(answer, response.writeHead(answer.statusCode, answer.headers), ended);
  });
  call.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
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
    if (file) send(file, policyOf(request.url), response);
    else response.writeHead(404).end();
  });
  return new Promise((ready, failed) => server.once('error', failed).listen(port, () => ready(server)));
}
