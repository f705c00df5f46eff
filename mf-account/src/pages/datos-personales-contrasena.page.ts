import { definePage } from '@vitrina/federation';
import { PasswordPage } from './password/password-page';

export const { bootstrap, mount, unmount, update } = definePage(PasswordPage);
