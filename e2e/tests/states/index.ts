import { userMenu } from './user-menu';

/** What belongs to no remote. */
export const WALKS = { userMenu };
