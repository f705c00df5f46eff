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
import { underConstruction } from '@vitrina/e2e/under-construction';
import { quotationActions, quotationComparison, quotationList } from './quotations';

export const WALKS = {
  quotationList,
  quotationActions,
  quotationComparison,
  personalData: underConstruction('/usuario/perfil'),
};
