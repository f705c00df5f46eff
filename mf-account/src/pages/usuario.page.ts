import { definePage } from '@vitrina/federation';
import { Account } from './account/account';

export const { bootstrap, mount, unmount, update } = definePage(Account);
