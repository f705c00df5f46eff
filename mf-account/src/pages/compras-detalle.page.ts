import { definePage } from '@vitrina/federation';
import { CashDetailPage } from './detail/detail-page';

export const { bootstrap, mount, unmount, update } = definePage(CashDetailPage);
