import { accessible } from '../support/accessible';
import { WALKS } from './states';

accessible(WALKS);
