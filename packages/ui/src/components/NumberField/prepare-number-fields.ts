import { NumberFormatter, NumberParser } from '@internationalized/number';

const LOCALE = 'fr-FR';

/**
 * Has react-aria read how numbers are written in French, in a task of its own: it does so at the first number field, for some
 * 10 ms (40 on a telephone), and the form around it would wait. To be called while nothing else is done.
 */
export function prepareNumberFields(): void {
  setTimeout(() => {
    const numberingSystem = new NumberParser(LOCALE).getNumberingSystem('0');
    new NumberFormatter(LOCALE, { numberingSystem }).format(0);
  });
}
