import { definePage } from '@vitrina/federation';
import { SimulatorPage } from './simulator/simulator-page';

export const { bootstrap, mount, unmount, update } = definePage(SimulatorPage);
