/**
 * What a remote declares, and what the release tool makes of it. Pure types, shared by the build, the release tool, the
 * shell and the standalone sites.
 */

/** The layout that the shell renders around a page. */
export type Layout = 'home' | 'wizard' | 'public' | 'account';

/** Entry of the signed-in user's menu; entries are sorted by `order`. */
export type MenuEntry = { label: string; order: number };

/** One page of a remote, as its `remote.ts` declares it. */
export type PageDeclaration = {
  /** Route name, unique in the whole site ('p1', 'compras.detalle'). */
  name: string;
  /** Absolute path in react-router's syntax ('/:titulo/:id'). */
  path: string;
  /** Document title of the page, without the site's name. */
  title: string;
  layout: Layout;
  requiresLogin: boolean;
  menu?: MenuEntry;
  /** File name of the page below `src/pages/` (`<expose>.page.ts`); `name` when left out. */
  expose?: string;
};

/** A place in the shell that a remote fills (the login dialog): `src/slots/<expose or name>.slot.ts`, exposed as `./slot-<…>`. */
export type SlotDeclaration = { name: string; expose?: string };

/** `remote.ts` of a remote: pure data. */
export type RemoteDeclaration = {
  /** Folder and package name ('mf-configurator'). */
  name: string;
  pages: readonly PageDeclaration[];
  slots?: readonly SlotDeclaration[];
};

/** Subresource integrity by file, relative to the version's `base` ('remoteEntry.js' -> 'sha384-…'). */
export type Integrity = Record<string, string>;

/** What the build adds to a page or slot: its module name and its files. */
type Built = {
  /** Module of the container, with the leading './' ('./p1', './slot-login'). */
  expose: string;
  /** Script and style files of the page, relative to the remote's `base`. */
  files: string[];
  /** Shared packages of the shell that the page uses and that the shell provides lazily ('@vitrina/forms'). */
  uses: string[];
};

export type RegistryPage = Omit<PageDeclaration, 'expose'> & Built;
export type RegistrySlot = Omit<SlotDeclaration, 'expose'> & Built;

/** An earlier release of a remote, kept as a fallback. */
export type PreviousVersion = {
  version: string;
  /** Name of its container. */
  scope: string;
  base: string;
  integrity: Integrity;
  /** What it was built for. Missing in old registries: then the live version's values apply. */
  contract?: string;
  needs?: Record<string, string>;
};

/** A release of the shell. */
export type ShellVersion = { version: string; base: string };

/** One remote as released. */
export type RemoteEntry = {
  name: string;
  /** Name of the container, different for each build ('mf_configurator_1a2b3c4d'). */
  scope: string;
  /** Semver with an eight-digit content hash ('1.0.0-1a2b3c4d'). */
  version: string;
  /** Folder of this version, root-relative or absolute, ends with '/'. */
  base: string;
  /** Last good versions, newest first. */
  previous: PreviousVersion[];
  /** Versions of the wire contract that have its calls, as a semver range. */
  contract: string;
  /** Versions of the shell's shared packages that have the exports it uses: package -> semver range. */
  needs: Record<string, string>;
  pages: RegistryPage[];
  slots: RegistrySlot[];
  integrity: Integrity;
};

/** `registry.json`: everything the shell knows before any remote's code runs. */
export type Registry = {
  revision: string;
  /** The server's wire contract version at the time of this release. */
  contract: string;
  /** With the versions it can be rolled back to, newest first; documents omit them. */
  shell: ShellVersion & { previous?: ShellVersion[] };
  /** Shared packages the shell provides: package -> exact version. */
  provides: Record<string, string>;
  remotes: RemoteEntry[];
  /** Hosts from which a QA override may load; empty in production. */
  overrides: { hosts: string[] };
};

/** The owner of a page's or slot's code: from the registry, passed down as a prop, included in every report. */
export type PageInfo = {
  remote: string;
  /** Build of the remote that is actually running (an earlier one after a fallback, 'override' under QA). */
  version: string;
  shellVersion: string;
  /** Route name of the page, or name of the slot. */
  page: string;
  /** Path of the page in react-router's syntax; a slot has none. */
  path?: string;
};
