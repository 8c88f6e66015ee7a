import type { Plugin } from 'vite';

/** react-aria's own texts, one module for each of its thirty-four languages: intl/calendar/de-DE.mjs */
const OTHER_LANGUAGE =
  /[\\/]react-(?:aria|stately)[\\/].*[\\/]intl[\\/].*[\\/](?!fr-FR|en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** Leaves out the texts that react-aria speaks in other languages: French, and English where a French text were missing. */
export function keepFrench(): Plugin {
  return {
    name: 'odu-keep-french',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: OTHER_LANGUAGE },
      handler: () => ({ code: 'export default {};', moduleType: 'js' }),
    },
  };
}
