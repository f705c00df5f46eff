import { sessionAtom, store } from '@vitrina/session-bus';
import { saveFile } from './save-file';

const customer = () => store.get(sessionAtom)?.id;

/** Loads a customer's own file and saves it, unless they have signed out meanwhile: then nothing is left on this device. */
export async function saveForCustomer(load: () => Promise<Blob>, name: string): Promise<void> {
  const before = customer();
  const file = await load();
  if (customer() === before) saveFile(file, name);
}
