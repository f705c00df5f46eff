import { definePage } from '@vitrina/federation';
import { SummaryPage } from './summary/summary-page';

export const { bootstrap, mount, unmount, update } = definePage(SummaryPage);
