import { definePage } from '@vitrina/federation';
import { QuotationsPage } from './quotations/quotations-page';

export const { bootstrap, mount, unmount, update } = definePage(QuotationsPage);
