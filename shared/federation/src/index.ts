export { definePage } from './define-page';
export { defineSlot } from './define-slot';
export type { Lifecycle, LifecycleProps, Lifecycles, MountProps, PageProps, SlotProps } from './lifecycles';
export type {
  Integrity,
  Layout,
  MenuEntry,
  PageDeclaration,
  PageInfo,
  PreviousVersion,
  Registry,
  RegistryPage,
  RegistrySlot,
  RemoteDeclaration,
  RemoteEntry,
  SlotDeclaration,
} from './registry-types';
