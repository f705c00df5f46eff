import { definePage } from '@vitrina/federation';
import { ConsentsPage } from './consents/consents-page';

export const { bootstrap, mount, unmount, update } = definePage(ConsentsPage);
