import { FederationError } from '../errors';
import type { Registry } from '../registry-types';
import { report } from '../report';
import { exemptFromIntegrity } from './integrity';
import { createLoader, type Loader } from './loader';
import { applyOverrides } from './override-remotes';
import { type Override, readOverrides } from './overrides';
import { fetchRegistry, readRegistry } from './registry';
import { installRuntime } from './runtime';
import { watchWindow } from './window-errors';

export { documentationOf, ERROR_CODES, FederationError } from '../errors';
export { LifecycleHost } from '../lifecycle-host';
export { type ErrorReport, onReport, type Phase, report } from '../report';
export type { Loaded, Loader, LoadOptions } from './loader';
export { clearOverrides, type Override } from './overrides';

/** The composition of this document. */
export type Federation = {
  /** With the overridden remotes. */
  registry: Registry;
  /** QA overrides in force. */
  overrides: Override[];
  loader: Loader;
};

/**
 * Reads the registry, applies this browser's QA overrides, installs the integrity check and starts to report errors.
 * Call it once. Throws VIT-101 if there is no registry; a failed call has no lasting effect.
 */
export async function openFederation(): Promise<Federation> {
  const published = await readRegistry();
  const { active, refused } = readOverrides(published);
  for (const { name, base } of refused) {
    const error = new FederationError('overrideRefused', `${name} may not come from ${base}`);
    report(error, 'registry', { remote: name, shellVersion: published.shell.version });
  }
  for (const { base } of active) exemptFromIntegrity(base);
  const registry = active.length > 0 ? await applyOverrides(published, active) : published;
  watchWindow(registry);
  const overridden = new Set(active.map(({ name }) => name));
  const loader = createLoader({ registry, runtime: installRuntime(), refresh: fetchRegistry, overridden });
  return { registry, overrides: active, loader };
}
