import { definePage } from '@vitrina/federation';
import { RequestDetailPage } from './detail/detail-page';

export const { bootstrap, mount, unmount, update } = definePage(RequestDetailPage);
