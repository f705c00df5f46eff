import { definePage } from '@vitrina/federation';
import { comingSoon } from './coming-soon/coming-soon';

export const { bootstrap, mount, unmount, update } = definePage(comingSoon('compras.credito'));
