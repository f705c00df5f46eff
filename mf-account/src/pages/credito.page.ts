import { definePage } from '@vitrina/federation';
import { RequestsPage } from './requests/requests-page';

export const { bootstrap, mount, unmount, update } = definePage(RequestsPage);
