import { underConstruction } from '@vitrina/e2e/under-construction';
import { quotationList } from './quotations';

export const WALKS = { quotationList, personalData: underConstruction('/usuario/perfil') };
