import { paths } from '@vitrina/navigation';
import { ButtonLink } from '@vitrina/ui';
import { UnderConstruction } from '@vitrina/ui/under-construction';
import remote from '../../../remote';

type PageName = Extract<(typeof remote.pages)[number]['name'], 'compras.credito'>;

/** What each page will hold (specification 2, section 2) and where its way back leads. */
const previews: Record<PageName, { lead: string; to: string; label: string }> = {
  'compras.credito': {
    lead: 'Aquí podrás elegir plazo y entrada, calcular tu cuota mensual aproximada y presentar tu solicitud.',
    to: paths.quotations(),
    label: 'Volver a tus cotizaciones',
  },
};

/** The page that stands in for `name` until it is built: which page it is, what will be here, a way back. */
export function comingSoon(name: PageName) {
  const title = remote.pages.find((page) => page.name === name)?.title ?? name;
  const { lead, to, label } = previews[name];
  return function ComingSoon() {
    return <UnderConstruction title={title} lead={lead} actions={<ButtonLink to={to}>{label}</ButtonLink>} />;
  };
}
