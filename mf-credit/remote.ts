import type { RemoteDeclaration } from '@vitrina/federation';

/** Credit simulator, credit application and source-of-funds declaration (specification 2, section 2). */
export default {
  name: 'mf-credit',
  pages: [
    {
      name: 'compras.credito',
      expose: 'compras-credito',
      path: '/usuario/solicitudes/calculo',
      title: 'Simulador de Crédito',
      layout: 'account',
      requiresLogin: true,
    },
    {
      name: 'compras.credito.solicitud',
      expose: 'compras-credito-solicitud',
      path: '/usuario/solicitudes/credito/solicitud',
      title: 'Solicitud de crédito',
      layout: 'account',
      requiresLogin: true,
    },
    {
      name: 'compras.contado.licitud',
      expose: 'compras-contado-licitud',
      path: '/usuario/compras/contado/licitud',
      title: 'Declaración licitud de fondos',
      layout: 'account',
      requiresLogin: true,
    },
    // Ours: where upload links lead, on the customer's telephone, which has no session.
    { name: 'documentos', path: '/documentos', title: 'Sube tus documentos', layout: 'public', requiresLogin: false },
  ],
} as const satisfies RemoteDeclaration;
