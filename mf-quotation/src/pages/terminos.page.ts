import { definePage } from '@vitrina/federation';
import { TermsPage } from './legal/terms-page';

export const { bootstrap, mount, unmount, update } = definePage(TermsPage);
