import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { addressOf } from './addresses';
import { integrityOf } from './integrity';

/** What the loader needs from the Module Federation runtime. */
export type Runtime = {
  /** Registers a container's address; `force` drops every cache of an earlier registration. */
  register(scope: string, entry: string, force: boolean): void;
  /** Loads an exposed module ('mf_configurator/p1'). Has no time limit of its own. */
  load(id: string): Promise<unknown>;
};

declare global {
  // Called by the webpack runtime of every remote before it adds a script or a stylesheet (build/plugins).
  /** The digest that the file must have. */
  var __MF_INTEGRITY__: (url: string) => string;
  /** The URL of the file, a different one after a failure. */
  var __MF_ADDRESS__: (url: string) => string;
}

/** Installs the integrity check for every container and every chunk; call it once, before the first load. */
export function installRuntime(): Runtime {
  globalThis.__MF_INTEGRITY__ = integrityOf;
  globalThis.__MF_ADDRESS__ = addressOf;
  registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        script.integrity = integrityOf(url);
        return { script };
      },
    },
  ]);
  return {
    register: (scope, entry, force) => registerRemotes([{ name: scope, entry }], { force }),
    load: (id) => loadRemote(id),
  };
}
