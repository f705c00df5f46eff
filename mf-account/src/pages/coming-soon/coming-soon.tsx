import { paths } from '@vitrina/navigation';
import { ButtonLink } from '@vitrina/ui';
import { UnderConstruction } from '@vitrina/ui/under-construction';
import remote from '../../../remote';

type PageName = (typeof remote.pages)[number]['name'];
type Preview = { lead: string; back: { to: string; label: string } };

/** What each unbuilt page will offer (specification 2, section 2) and its link back. */
export const previews = {
  'compras.detalle': {
    lead: 'Aquí verás los pagos de tu compra, sus comprobantes y el saldo por pagar.',
    back: { to: paths.purchases(), label: 'Volver a tus compras' },
  },
  'credito.detalle': {
    lead: 'Aquí verás el detalle de tu solicitud de crédito y podrás aceptar o rechazar el financiamiento aprobado.',
    back: { to: paths.creditRequests(), label: 'Volver a tus solicitudes' },
  },
} satisfies Partial<Record<PageName, Preview>>;

/** The placeholder of `name` until it is built: which page it is, what it will offer, a link back. */
export function comingSoon(name: keyof typeof previews) {
  const title = remote.pages.find((page) => page.name === name)?.title ?? name;
  const { lead, back } = previews[name];
  return function ComingSoon() {
    return <UnderConstruction title={title} lead={lead} actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />;
  };
}
