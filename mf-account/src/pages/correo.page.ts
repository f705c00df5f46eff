import { definePage } from '@vitrina/federation';
import { EmailChangePage } from './email-change/email-change-page';

export const { bootstrap, mount, unmount, update } = definePage(EmailChangePage);
