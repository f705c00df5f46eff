import type { RemoteDeclaration } from '@vitrina/federation';

/** A remote for the browser tests alone: each of its builds behaves as its `src/behaviour.ts` says (see e2e/servers/trial-builds.ts). */
export default {
  name: 'mf-trial',
  pages: [
    { name: 'inicio', path: '/', title: 'Inicio', layout: 'public', requiresLogin: false },
    { name: 'prueba', path: '/prueba', title: 'Prueba', layout: 'public', requiresLogin: false },
  ],
} as const satisfies RemoteDeclaration;
