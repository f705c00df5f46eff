import { definePage } from '@vitrina/federation';
import { QuotationPage } from './quotation/quotation-page';

export const { bootstrap, mount, unmount, update } = definePage(QuotationPage);
