import type { RemoteDeclaration } from '@vitrina/federation';

/** The signed-in customer area: lists, details and personal data (specification 2, section 2). */
export default {
  name: 'mf-account',
  pages: [
    { name: 'usuario', path: '/usuario', title: 'Tu cuenta', layout: 'account', requiresLogin: true },
    {
      name: 'datosPersonales',
      expose: 'datos-personales',
      path: '/usuario/perfil',
      title: 'Tus datos personales',
      layout: 'account',
      requiresLogin: true,
      menu: { label: 'Tus datos personales', order: 1 },
    },
    {
      name: 'datosPersonales.contraseña',
      expose: 'datos-personales-contrasena',
      path: '/usuario/perfil/contraseña',
      title: 'Cambio de contraseña',
      layout: 'account',
      requiresLogin: true,
    },
    {
      name: 'datosPersonales.consentimientos',
      expose: 'consentimientos',
      path: '/usuario/perfil/consentimientos',
      title: 'Tus consentimientos',
      layout: 'account',
      requiresLogin: true,
    },
    // Ours: where the links of mails about a new e-mail address lead, in any browser.
    { name: 'correo', path: '/correo', title: 'Tu correo electrónico', layout: 'public', requiresLogin: false },
    {
      name: 'cotizaciones',
      path: '/usuario/cotizaciones',
      title: 'Tus cotizaciones',
      layout: 'account',
      requiresLogin: true,
      menu: { label: 'Tus cotizaciones', order: 2 },
    },
    {
      name: 'compras',
      path: '/usuario/compras',
      title: 'Tus compras a contado',
      layout: 'account',
      requiresLogin: true,
      menu: { label: 'Tus compras a contado', order: 3 },
    },
    {
      name: 'compras.detalle',
      expose: 'compras-detalle',
      path: '/usuario/compras/detalle',
      title: 'Detalle de compra',
      layout: 'account',
      requiresLogin: true,
    },
    {
      name: 'credito',
      path: '/usuario/solicitudes',
      title: 'Solicitudes de crédito',
      layout: 'account',
      requiresLogin: true,
      menu: { label: 'Solicitudes de crédito', order: 4 },
    },
    {
      name: 'credito.detalle',
      expose: 'credito-detalle',
      path: '/usuario/solicitudes/detalle',
      title: 'Detalle de solicitud de crédito',
      layout: 'account',
      requiresLogin: true,
    },
  ],
} as const satisfies RemoteDeclaration;
