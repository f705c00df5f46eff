import { definePage } from '@vitrina/federation';
import { HomePage } from './home/home-page';

export const { bootstrap, mount, unmount, update } = definePage(HomePage);
