import type { RemoteDeclaration } from '@vitrina/federation';

/** From the buyer's data to the lead: quotation form, lead forms of campaigns, thank-you page, the sign-in dialog and the legal texts. */
export default {
  name: 'mf-quotation',
  pages: [
    { name: 'p4', path: '/:titulo/:id/cotiza', title: 'Obtén tu cotización', layout: 'wizard', requiresLogin: false },
    { name: 'gracias', path: '/gracias', title: 'Gracias', layout: 'public', requiresLogin: false },
    // The standard lead form, ours in its address alone: the specification names it (section 1) and gives it none.
    { name: 'cotiza', path: '/cotiza', title: 'Cotiza tu vehículo', layout: 'public', requiresLogin: false },
    {
      name: 'chatbot',
      path: '/cotiza/Chatbotweb',
      title: 'Cotiza tu vehículo',
      layout: 'public',
      requiresLogin: false,
    },
    {
      name: 'chatbot.modelo',
      path: '/cotiza/Chatbotweb/:titulo/:id',
      title: 'Cotiza tu vehículo',
      layout: 'public',
      requiresLogin: false,
      expose: 'chatbot',
    },
    { name: 'campanacrm', path: '/campanacrm', title: 'Cotiza tu vehículo', layout: 'public', requiresLogin: false },
    {
      name: 'post-venta',
      path: '/campana-post-venta',
      title: 'Servicio posventa',
      layout: 'public',
      requiresLogin: false,
    },
    // The legal texts, ours: the specification names them and gives them no address.
    {
      name: 'privacidad',
      path: '/privacidad',
      title: 'Política de privacidad',
      layout: 'public',
      requiresLogin: false,
    },
    { name: 'terminos', path: '/terminos', title: 'Términos y condiciones', layout: 'public', requiresLogin: false },
  ],
  slots: [{ name: 'login' }],
} as const satisfies RemoteDeclaration;
