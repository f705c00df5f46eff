import type { PageInfo } from './registry-types';

/** What the shell passes to everything it mounts. */
export type MountProps = {
  info?: PageInfo;
  /** Called when the page fails while it renders; the shell decides what to show instead. */
  onError?: (error: unknown, componentStack?: string) => void;
};

/** What a page component gets. `params` are the decoded parts of its path, the same as `useParams()`. */
export type PageProps = MountProps & { params: Readonly<Record<string, string | undefined>> };

/** What a slot component gets: it is mounted when its place opens and unmounted after `onClose`. */
export type SlotProps = MountProps & {
  onClose: () => void;
  /** Where the user wanted to go when the slot opened (a path of this site). */
  returnTo?: string;
};

/** What a lifecycle function is called with: a name unique to this mount and a DOM element that nobody used before. */
export type LifecycleProps = MountProps & { name: string; domElement: HTMLElement } & Partial<SlotProps>;

export type Lifecycle = (props: LifecycleProps) => Promise<unknown>;

/** The four functions of single-spa: what a page's module exports. */
export type Lifecycles = { bootstrap: Lifecycle; mount: Lifecycle; unmount: Lifecycle; update?: Lifecycle };
