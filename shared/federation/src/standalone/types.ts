import type { Lifecycles } from '../lifecycles';
import type { RemoteDeclaration } from '../registry-types';

/** Imports the module of a page or slot. */
export type Importer = () => Promise<Lifecycles>;

export type StandaloneOptions = {
  declaration: RemoteDeclaration;
  /** By route name. */
  pages: Record<string, Importer>;
  /** By slot name. */
  slots?: Record<string, Importer>;
  /** Version of the remote, shown in the bar. */
  build?: string;
};
