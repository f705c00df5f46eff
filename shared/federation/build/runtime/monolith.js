// The federation runtime of the single bundle; its pages are added by loaders/monolith-runtime.cjs.
export { satisfy } from '@module-federation/runtime-core';
export const registerPlugins = () => undefined;
export const registerRemotes = () => undefined;
export const loadRemote = (id) => pages[id]();
