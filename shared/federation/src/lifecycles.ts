import type { PageInfo } from './registry-types';

/** What the shell passes to everything it mounts. */
export type MountProps = {
  info?: PageInfo;
  /** Called when the page fails while rendering; the shell decides what to show instead. */
  onError?: (error: unknown, componentStack?: string) => void;
};

/** Props of a page component. `params` are the decoded parameters of its path, the same as `useParams()`. */
export type PageProps = MountProps & { params: Readonly<Record<string, string | undefined>> };

/** Props of a slot component, mounted when its slot opens and unmounted after `onClose`. */
export type SlotProps = MountProps & {
  onClose: () => void;
  /** Where the user wanted to go when the slot opened (a path of this site). */
  returnTo?: string;
};

/** Arguments of a lifecycle function: a name unique to this mount and a fresh DOM element. */
export type LifecycleProps = MountProps & { name: string; domElement: HTMLElement } & Partial<SlotProps>;

export type Lifecycle = (props: LifecycleProps) => Promise<unknown>;

/** The four functions of single-spa: what a page's module exports. */
export type Lifecycles = { bootstrap: Lifecycle; mount: Lifecycle; unmount: Lifecycle; update?: Lifecycle };
