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

/** Makes a formatter when it is loaded, to ask whether the browser shows signs: every browser of es2023 does. */
const NUMBER_FORMATTER = /[\\/]@internationalized[\\/]number[\\/].*[\\/]NumberFormatter\.m?js$/;
const SIGN_QUESTION = /let ([\w$]+supportsSignDisplay) = false;\s*try \{.*?\} catch\s*\{\}/s;

/**
 * Leaves out the texts that react-aria speaks in other languages (French stays, and English where a French text were missing),
 * and what it asks the browser before anything is shown: which language it speaks, whether it knows signs.
 */
export function keepFrench(): Plugin {
  return {
    name: 'odu-keep-french',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [LANGUAGE_LIST, DEFAULT_LOCALE, NUMBER_FORMATTER] },
      handler: (code, id) => ({ code: rewrite(code, id), map: null }),
    },
  };
}

function rewrite(code: string, id: string): string {
  if (DEFAULT_LOCALE.test(id)) return FRENCH_LOCALE;
  if (!NUMBER_FORMATTER.test(id)) return code.replaceAll(OTHER_LANGUAGE, '');
  if (!SIGN_QUESTION.test(code))
    throw new Error(`${id} no longer asks what ${import.meta.filename} takes out`);
  return code.replace(SIGN_QUESTION, 'const $1 = true;');
}
