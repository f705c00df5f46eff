import { guard } from './guard';
import { userMenu } from './user-menu';

/** What belongs to no remote. */
export const WALKS = { guard, userMenu };
