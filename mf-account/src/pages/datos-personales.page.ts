import { definePage } from '@vitrina/federation';
import { PersonalDataPage } from './personal-data/personal-data-page';

export const { bootstrap, mount, unmount, update } = definePage(PersonalDataPage);
