import { consents, emailChange, password, personalData } from './personal-data';
import { quotationList } from './quotations';

export const WALKS = { quotationList, personalData, password, consents, emailChange };
