import { defineSlot } from '@vitrina/federation';
import { SignInDialog } from '../sign-in/sign-in-dialog';

export const { bootstrap, mount, unmount, update } = defineSlot(SignInDialog);
