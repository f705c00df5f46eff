import { definePage, type LifecycleProps } from '@vitrina/federation';
import { failsIn } from '../behaviour';
import { Trial } from '../trial';

const page = definePage(Trial);
export const { bootstrap, unmount, update } = page;

export const mount = async (props: LifecycleProps) => {
  if (failsIn === 'mount') throw new Error('broken on purpose in mount');
  return page.mount(props);
};
