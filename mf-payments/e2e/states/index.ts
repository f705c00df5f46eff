import { underConstruction } from '@vitrina/e2e/under-construction';

export const WALKS = { payments: underConstruction('/usuario/pagos') };
