import { definePage } from '@vitrina/federation';
import { APPLICATION_FORMS } from '@vitrina/rules';
import { applicationPage } from './application/application-page';

export const { bootstrap, mount, unmount, update } = definePage(applicationPage(APPLICATION_FORMS.credit));
