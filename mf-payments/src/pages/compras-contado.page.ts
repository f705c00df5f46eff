import { definePage } from '@vitrina/federation';
import { ComingSoon } from './coming-soon/coming-soon';

export const { bootstrap, mount, unmount, update } = definePage(ComingSoon);
