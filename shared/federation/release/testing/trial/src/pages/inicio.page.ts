import { definePage } from '@vitrina/federation';
import { Heading } from '../heading';

export const { bootstrap, mount, unmount, update } = definePage(() => Heading({ text: 'Inicio' }));
