import type { ComponentType } from 'react';
import type { LifecycleProps, Lifecycles, SlotProps } from './lifecycles';
import { toLifecycles } from './to-lifecycles';

const nothing = () => undefined;

/**
 * Makes a component the content of a slot of the shell, such as the sign-in dialog. It is loaded and mounted when the
 * slot opens; it calls `onClose` when it is done.
 *
 *     export const { bootstrap, mount, unmount, update } = defineSlot(Login);
 */
export function defineSlot(Slot: ComponentType<SlotProps>): Lifecycles {
  return toLifecycles(({ onClose = nothing, ...props }: LifecycleProps) => <Slot {...props} onClose={onClose} />);
}
