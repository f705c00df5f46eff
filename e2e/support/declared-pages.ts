import { createRequire } from 'node:module';
import type { RemoteDeclaration } from '@vitrina/federation';
import { inRoot, remotes } from '../../scripts/lib/workspace.mjs';

const require = createRequire(import.meta.url);
const declarations: RemoteDeclaration[] = remotes().map((name) => require(inRoot(name, 'remote.ts')).default);

/** Every page of the site, as the remotes declare them. */
export const PAGES = declarations.flatMap(({ pages }) => pages);

/** Those that need a session. */
export const CUSTOMER_PAGES = PAGES.filter(({ requiresLogin }) => requiresLogin);
