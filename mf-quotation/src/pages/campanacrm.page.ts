import { definePage } from '@vitrina/federation';
import { CRM_FORM } from './lead-form/form-kinds';
import { genericFormPage } from './lead-form/generic-form';

export const { bootstrap, mount, unmount, update } = definePage(genericFormPage(CRM_FORM));
