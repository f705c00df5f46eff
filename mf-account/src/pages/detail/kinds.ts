import { QUOTATION_KINDS } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';

type Kind = (typeof QUOTATION_KINDS)[keyof typeof QUOTATION_KINDS];

/** Words and addresses of the two details, which are one page otherwise. */
export const KINDS = {
  [QUOTATION_KINDS.cash]: {
    title: 'Detalle de compra',
    what: 'tu compra',
    numbered: (number: string) => `Compra N.º ${number}`,
    notFound: 'No encontramos esta compra',
    address: (id: number) => paths.purchaseDetail({ id }),
    list: { to: paths.purchases(), label: 'Ver tus compras a contado' },
  },
  [QUOTATION_KINDS.credit]: {
    title: 'Detalle de solicitud de crédito',
    what: 'tu solicitud',
    numbered: (number: string) => `Solicitud N.º ${number}`,
    notFound: 'No encontramos esta solicitud',
    address: (id: number) => paths.creditRequestDetail({ id }),
    list: { to: paths.creditRequests(), label: 'Ver tus solicitudes de crédito' },
  },
} as const satisfies Record<Kind, object>;

export type KindWords = (typeof KINDS)[Kind];
