import { consents, emailChange, password, personalData } from './personal-data';
import { purchaseDetail, purchaseList, requestList } from './purchases';
import { quotationActions, quotationComparison, quotationList } from './quotations';

export const WALKS = {
  quotationList,
  quotationActions,
  quotationComparison,
  purchaseList,
  requestList,
  purchaseDetail,
  personalData,
  password,
  consents,
  emailChange,
};
