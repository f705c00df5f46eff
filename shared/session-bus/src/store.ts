import { createStore } from 'jotai';

/** The state store: the one jotai store of the document, for every root: `<Provider store={store}>`, or `useAtomValue(atom, { store })`. */
export const store: ReturnType<typeof createStore> = createStore();
