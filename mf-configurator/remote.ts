import type { RemoteDeclaration } from '@vitrina/federation';

/**
 * From choosing a vehicle to choosing a dealership: home, configurator, summary, and the short link that restores a
 * configuration.
 */
export default {
  name: 'mf-configurator',
  pages: [
    { name: 'p1', path: '/', title: 'Elige tu vehículo', layout: 'home', requiresLogin: false },
    { name: 'p2', path: '/:titulo/:id', title: 'Personaliza', layout: 'wizard', requiresLogin: false },
    { name: 'p3', path: '/:titulo/:id/resumen', title: 'Resumen', layout: 'wizard', requiresLogin: false },
    { name: 'enlace', path: '/c/:codigo', title: 'Tu configuración', layout: 'public', requiresLogin: false },
  ],
} as const satisfies RemoteDeclaration;
