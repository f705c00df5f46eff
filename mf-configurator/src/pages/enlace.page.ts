import { definePage } from '@vitrina/federation';
import { ShortLinkPage } from './short-link/short-link-page';

export const { bootstrap, mount, unmount, update } = definePage(ShortLinkPage);
