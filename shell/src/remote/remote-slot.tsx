import { LifecycleHost } from '@vitrina/federation/loader';
import type { OpenSlot } from './use-slot';

/** What an open slot shows; nothing while it is closed. */
export const RemoteSlot = ({ slot: { content, close, fail } }: { slot: OpenSlot }) =>
  content && <LifecycleHost {...content} onClose={close} onError={fail} />;
