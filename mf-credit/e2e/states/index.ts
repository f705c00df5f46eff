import { underConstruction } from '@vitrina/e2e/under-construction';

export const WALKS = { simulator: underConstruction('/usuario/solicitudes/calculo') };
