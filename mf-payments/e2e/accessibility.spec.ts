import { accessible } from '@vitrina/e2e/accessible';
import { WALKS } from './states';

accessible(WALKS);
