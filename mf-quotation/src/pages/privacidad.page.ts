import { definePage } from '@vitrina/federation';
import { PrivacyPage } from './legal/privacy-page';

export const { bootstrap, mount, unmount, update } = definePage(PrivacyPage);
