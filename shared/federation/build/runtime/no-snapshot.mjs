// Replaces runtime-core's snapshot handler: the shell registers remoteEntry.js addresses, never manifests.
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
  async loadRemoteSnapshotInfo() {
    throw new Error('Manifests are not supported by this shell: register remoteEntry.js');
  }
}
export const getGlobalRemoteInfo = () => ({});
