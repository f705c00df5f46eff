// Plugin of the shell's federation runtime: publishes its copy of the runtime core, so that containers built with
// `externalRuntime` contain none. Named imports: only what the containers' glue uses survives tree shaking.
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import helpers from './no-helpers.mjs';

const core = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

export default function provideRuntime() {
  globalThis._FEDERATION_RUNTIME_CORE = core;
  return { name: 'provide-runtime-core' };
}
