import { formatDateLongue, formatNombre } from '@odu/domain';

/**
 * Has the browser read its French dates and numbers, in a task of its own: it does so at the first one that a page shows, for
 * some 10 ms (40 on a telephone), and what is drawn with it would wait. To be called while answers of the server are on their way.
 */
export function prepareFormats(): void {
  setTimeout(() => {
    formatDateLongue(new Date().toISOString());
    formatNombre(0);
  });
}
