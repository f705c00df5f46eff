import type { RemoteDeclaration } from '@vitrina/federation';

/** Payment of a cash purchase (specification 2, section 2). */
export default {
  name: 'mf-payments',
  pages: [
    {
      name: 'compras.contado',
      expose: 'compras-contado',
      path: '/usuario/pagos',
      title: 'Pago de tu compra',
      layout: 'account',
      requiresLogin: true,
    },
  ],
} as const satisfies RemoteDeclaration;
