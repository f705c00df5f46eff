import { definePage } from '@vitrina/federation';
import { STANDARD_FORM } from './lead-form/form-kinds';
import { genericFormPage } from './lead-form/generic-form';

export const { bootstrap, mount, unmount, update } = definePage(genericFormPage(STANDARD_FORM));
