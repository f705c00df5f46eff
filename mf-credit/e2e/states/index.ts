import { underConstruction } from '@vitrina/e2e/under-construction';
import { wizard, wizardOver } from './wizard';

export const WALKS = { simulator: underConstruction('/usuario/solicitudes/calculo'), wizard, wizardOver };
