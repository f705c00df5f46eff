// A package is in the share scope only if the shell's own graph contains it. Everything that remotes consume without a
// copy of their own is named here, whether or not the shell itself uses it, so that no remote depends on another.
import '@vitrina/api-client';
import '@vitrina/federation';
import '@vitrina/navigation';
import '@vitrina/session-bus';
import '@vitrina/ui';
import 'jotai';

/** @public Never called: naming an entry in an `import()` puts it in the share scope as a chunk of its own. */
export const lazily = () => [
  import('@vitrina/api-client/live'),
  import('@vitrina/api-client/mutation'),
  import('@vitrina/api-client/sign-in'),
  import('@vitrina/forms'),
  import('@vitrina/forms/combo'),
  import('@vitrina/forms/files'),
  import('@vitrina/forms/lists'),
  import('@vitrina/forms/masks'),
  import('@vitrina/session-bus/purchases'),
];
