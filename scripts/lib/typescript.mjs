import { pathToFileURL } from 'node:url';
import { inRoot } from './workspace.mjs';

/** Imports a TypeScript module of the workspace; only after the packages are installed. */
export async function importTypeScript(...path) {
  const [commonjs, modules] = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')]);
  commonjs.register();
  modules.register();
  return import(pathToFileURL(inRoot(...path)).href);
}
