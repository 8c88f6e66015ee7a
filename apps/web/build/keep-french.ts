import type { Plugin } from 'vite';

/** The list of a component's texts, of which react-aria has one module for each of its thirty-four languages. */
const LANGUAGE_LIST = /[\\/]react-(?:aria(?:-components)?|stately)[\\/].*[\\/]intlStrings\.m?js$/;

/** The lines that bring in another language: `import … from "../intl/grid/de-DE.mjs";` and `"de-DE": …,`. */
const OTHER_LANGUAGE =
  /^(?:import .*[\\/](?!fr-FR|en-US)[a-z]{2}-[A-Z]{2}\.m?js";|\s*"(?!fr-FR|en-US)[a-z]{2}-[A-Z]{2}": .*)$/gm;

/** Asks the browser for its language when it is loaded, and so for each language that its dates know: a fifth of a first script. */
const DEFAULT_LOCALE = /[\\/]react-aria[\\/].*[\\/]useDefaultLocale\.m?js$/;

const FRENCH_LOCALE = `const FRENCH = { locale: 'fr-FR', direction: 'ltr' };
export const getDefaultLocale = () => FRENCH;
export const useDefaultLocale = getDefaultLocale;
`;

/**
 * Leaves out the texts that react-aria speaks in other languages (French stays, and English where a French text were missing),
 * and its question which one the browser speaks.
 */
export function keepFrench(): Plugin {
  return {
    name: 'odu-keep-french',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [LANGUAGE_LIST, DEFAULT_LOCALE] },
      handler: (code, id) => ({
        code: DEFAULT_LOCALE.test(id) ? FRENCH_LOCALE : code.replaceAll(OTHER_LANGUAGE, ''),
        map: null,
      }),
    },
  };
}
