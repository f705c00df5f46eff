import type { RemoteDeclaration } from '@vitrina/federation';

/** From the vehicle to the dealership: home, configurator and summary. */
export default {
  name: 'mf-configurator',
  contract: '^1.0.0',
  pages: [
    { name: 'p1', path: '/', title: 'Elige tu vehículo', layout: 'home', requiresLogin: false },
    { name: 'p2', path: '/:titulo/:id', title: 'Personaliza', layout: 'wizard', requiresLogin: false },
    { name: 'p3', path: '/:titulo/:id/resumen', title: 'Resumen', layout: 'wizard', requiresLogin: false },
  ],
} as const satisfies RemoteDeclaration;
