import { generatePath } from 'react-router-dom';

/** The path patterns of both specifications, as declared by the remotes that own them. */
export const routeShapes = {
  home: '/',
  configurator: '/:titulo/:id',
  summary: '/:titulo/:id/resumen',
  quotationForm: '/:titulo/:id/cotiza',
  shortLink: '/c/:codigo',
  thanks: '/gracias',
  privacy: '/privacidad',
  terms: '/terminos',
  standardQuotation: '/cotiza',
  chatbotQuotation: '/cotiza/Chatbotweb',
  chatbotQuotationOfModel: '/cotiza/Chatbotweb/:titulo/:id',
  crmCampaign: '/campanacrm',
  postSaleCampaign: '/campana-post-venta',
  account: '/usuario',
  quotations: '/usuario/cotizaciones',
  personalData: '/usuario/perfil',
  password: '/usuario/perfil/contraseña',
  consents: '/usuario/perfil/consentimientos',
  emailChange: '/correo',
  documentUpload: '/documentos',
  purchases: '/usuario/compras',
  purchaseDetail: '/usuario/compras/detalle',
  payment: '/usuario/pagos',
  creditSimulator: '/usuario/solicitudes/calculo',
  creditApplication: '/usuario/solicitudes/credito/solicitud',
  fundsDeclaration: '/usuario/compras/contado/licitud',
  creditRequests: '/usuario/solicitudes',
  creditRequestDetail: '/usuario/solicitudes/detalle',
} as const;

type Id = string | number;
type Query = Record<string, Id | undefined>;
/** `id` is the negotiation's; without it the page takes the purchase in hand. */
type OfPurchase = { id?: Id };
/** `paso` is the sub-tab of a wizard, or 'revision'. */
type OfStep = { paso?: string | undefined };

/** Address of a model's page. `search` ('?color=5' or '') is the choice made in a step of the wizard. */
const ofModel =
  (shape: string) =>
  (slug: string, id: Id, search = '') =>
    generatePath(shape, { titulo: slug, id: String(id) }) + search;

const withQuery = (path: string, query: Query) => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** Anchor of the configurator's sub-step menu (route p2). */
const SUB_MENU = '#sub-menu';

/**
 * One builder per route, so that no page writes an address by hand. Parameters are percent-encoded. `tab` and `type`
 * are the query values of the specification: purchases (tab, type), payment (tab = method 1 to 3, type = provider). Of
 * payment two are ours: `attempt` is the card payment that a provider leads back from, `corrige` the rejected payment that a
 * new one corrects.
 */
export const paths = {
  home: () => routeShapes.home,
  configurator: ofModel(routeShapes.configurator),
  configuratorMenu: (slug: string, id: Id, search = '') => paths.configurator(slug, id, search) + SUB_MENU,
  summary: ofModel(routeShapes.summary),
  quotationForm: ofModel(routeShapes.quotationForm),
  /** A model's wizard step, 1 to 4; home without a model. */
  step(step: number, model: { slug: string; id: Id } | undefined, search = ''): string {
    if (!model || step <= 1) return paths.home();
    const build = step === 2 ? paths.configuratorMenu : step === 3 ? paths.summary : paths.quotationForm;
    return build(model.slug, model.id, search);
  },
  shortLink: (code: string) => generatePath(routeShapes.shortLink, { codigo: code }),
  thanks: () => routeShapes.thanks,
  privacy: () => routeShapes.privacy,
  terms: () => routeShapes.terms,
  standardQuotation: () => routeShapes.standardQuotation,
  chatbotQuotation: () => routeShapes.chatbotQuotation,
  chatbotQuotationOfModel: ofModel(routeShapes.chatbotQuotationOfModel),
  crmCampaign: () => routeShapes.crmCampaign,
  postSaleCampaign: () => routeShapes.postSaleCampaign,
  account: () => routeShapes.account,
  quotations: () => routeShapes.quotations,
  personalData: () => routeShapes.personalData,
  password: () => routeShapes.password,
  consents: () => routeShapes.consents,
  /** Where the links of mails about a new e-mail address lead; their token is in the hash. */
  emailChange: () => routeShapes.emailChange,
  /** Where a phone adds documents to an application; the token of its link is in the hash. */
  documentUpload: () => routeShapes.documentUpload,
  purchases: (query: { tab?: Id; type?: Id } = {}) => withQuery(routeShapes.purchases, query),
  purchaseDetail: (query: OfPurchase = {}) => withQuery(routeShapes.purchaseDetail, query),
  payment: (query: OfPurchase & { tab?: Id; type?: string; attempt?: string; corrige?: Id } = {}) =>
    withQuery(routeShapes.payment, query),
  creditSimulator: (query: OfPurchase = {}) => withQuery(routeShapes.creditSimulator, query),
  creditApplication: (query: OfPurchase & OfStep = {}) => withQuery(routeShapes.creditApplication, query),
  fundsDeclaration: (query: OfPurchase & OfStep = {}) => withQuery(routeShapes.fundsDeclaration, query),
  creditRequests: (query: { tab?: Id } = {}) => withQuery(routeShapes.creditRequests, query),
  creditRequestDetail: (query: OfPurchase = {}) => withQuery(routeShapes.creditRequestDetail, query),
};
