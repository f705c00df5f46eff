// Replaces runtime-core's preloading: the HTML of a page and the shell's hints name the files of a page.
const unsupported = () => {
  throw new Error('preloadRemote is not supported by this shell: it preloads with links');
};
export const defaultPreloadArgs = unsupported;
export const formatPreloadArgs = unsupported;
export const normalizePreloadExposes = unsupported;
export const preloadAssets = unsupported;
