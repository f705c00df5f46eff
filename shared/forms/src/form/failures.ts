import { createContext } from 'react';

/** How often a submit of the form around has failed. */
export const FailuresContext = createContext(0);
