import { createContext } from 'react';

/** Whether the files that this page asks for are gone, as after an update of the site: only the page loaded again knows others. */
export const OutdatedContext = createContext(false);
