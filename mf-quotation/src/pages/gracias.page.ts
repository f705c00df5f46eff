import { definePage } from '@vitrina/federation';
import { ThanksPage } from './thanks/thanks-page';

export const { bootstrap, mount, unmount, update } = definePage(ThanksPage);
