import { consents, emailChange, password, personalData } from './personal-data';
import { purchaseDetail, purchaseList, requestList } from './purchases';
import { quotationList } from './quotations';

export const WALKS = {
  quotationList,
  purchaseList,
  requestList,
  purchaseDetail,
  personalData,
  password,
  consents,
  emailChange,
};
