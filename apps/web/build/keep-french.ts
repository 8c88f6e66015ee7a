import type { Plugin } from 'vite';

/** The list of a component's texts, of which react-aria has one module for each of its thirty-four languages. */
const LANGUAGE_LIST = /[\\/]react-(?:aria(?:-components)?|stately)[\\/].*[\\/]intlStrings\.m?js$/;

/** The lines that bring in another language: `import … from "../intl/grid/de-DE.mjs";` and `"de-DE": …,`. */
const OTHER_LANGUAGE =
  /^(?:import .*[\\/](?!fr-FR|en-US)[a-z]{2}-[A-Z]{2}\.m?js";|\s*"(?!fr-FR|en-US)[a-z]{2}-[A-Z]{2}": .*)$/gm;

/** Leaves out the texts that react-aria speaks in other languages: French, and English where a French text were missing. */
export function keepFrench(): Plugin {
  return {
    name: 'odu-keep-french',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: LANGUAGE_LIST },
      handler: (code) => ({ code: code.replaceAll(OTHER_LANGUAGE, ''), map: null }),
    },
  };
}
