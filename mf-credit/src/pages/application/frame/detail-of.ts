import { QUOTATION_KINDS } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';

/** Address of the detail of a purchase or of a request. */
export const detailOf = ({ id, kind }: { id: number; kind: number }): string =>
  kind === QUOTATION_KINDS.credit ? paths.creditRequestDetail({ id }) : paths.purchaseDetail({ id });
