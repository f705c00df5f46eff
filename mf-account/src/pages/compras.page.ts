import { definePage } from '@vitrina/federation';
import { PurchasesPage } from './purchases/purchases-page';

export const { bootstrap, mount, unmount, update } = definePage(PurchasesPage);
