import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brokenContainer } from './broken-container';

/** What a remote's server can do to the site. `stall` answers after 20 s, twice as long as the shell waits. */
export const FAULTS = ['down', 'not-found', 'unavailable', 'garbage', 'stall'] as const;
export type Fault = (typeof FAULTS)[number];

const STALL = 20_000;
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};

/**
 * Serves the published files of one remote (below `dir`) on an origin of its own. `GET /__fault?mode=<fault|ok>` makes the
 * container's entry fail from then on for the browser that asks, which its User-Agent names, so that other tests go on
 * beside it; `/broken/remoteEntry.js` is a container whose pages throw in render, in the place of the one in `build`.
 */
export function serveRemote({ dir, build }: { dir: string; build: string }): Server {
  const faults = new Map<string, Fault | 'ok'>();
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://remote');
    const browser = request.headers['user-agent'] ?? '';
    response.setHeader('access-control-allow-origin', '*');
    if (url.pathname === '/__fault') {
      faults.set(browser, (url.searchParams.get('mode') ?? 'ok') as Fault | 'ok');
      response.end();
      return;
    }
    if (url.pathname === '/broken/remoteEntry.js') {
      const { scope } = JSON.parse(readFileSync(join(build, 'pages.json'), 'utf8')) as { scope: string };
      response.setHeader('content-type', TYPES['.js'] as string);
      response.end(brokenContainer(scope));
      return;
    }
    if (url.pathname === '/broken/pages.json') {
      serve(build, '/pages.json', response);
      return;
    }
    const fault = faults.get(browser) ?? 'ok';
    if (fault !== 'ok' && url.pathname.endsWith('remoteEntry.js')) fail(fault, request, response);
    else serve(dir, url.pathname, response);
  });
}

function fail(fault: Fault, request: IncomingMessage, response: ServerResponse) {
  if (fault === 'down') {
    request.socket.destroy();
  } else if (fault === 'not-found') {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
  } else if (fault === 'unavailable') {
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"unavailable"}');
  } else if (fault === 'garbage') {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('<!doctype html><p>login');
  } else {
    const timer = setTimeout(() => response.writeHead(503).end(), STALL);
    response.on('close', () => clearTimeout(timer));
  }
}

function serve(dir: string, pathname: string, response: ServerResponse) {
  const file = join(dir, normalize(pathname));
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end('not found');
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'timing-allow-origin': '*',
  });
  createReadStream(file).pipe(response);
}
