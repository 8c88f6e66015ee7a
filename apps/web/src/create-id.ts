import { v7 } from 'uuid';

/**
 * Makes a UUID for a unit, a category, a risk or an action: version 7, so that what is made together begins alike and a document
 * of 342 risks travels in 31 kB instead of 48. Works without https too, where the browser's own `randomUUID` is absent.
 */
export const createId = (): string => v7();
