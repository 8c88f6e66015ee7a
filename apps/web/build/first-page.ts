/**
 * Small modules that /login needs before its first paint, and that most routes need too: alone, each would be a file of its
 * own, with its request and its frame. What only other pages need must not be named here: it would weigh on the first one.
 */
const SHARED_BY_ALL_PAGES = [
  /\/packages\/ui\/src\/components\/(?:Field|TextField|Form|Link|Text|Icon|VisuallyHidden)\//,
  /\/packages\/ui\/src\/components\/class-names\.ts/,
  /\/packages\/domain\/src\/(?:compte\/(?:email|messages)|formulaire\/|texte\/(?:format-nombre|count-characters))/,
  /\/packages\/api-contract\/src\/api-error\.ts/,
  /\/apps\/web\/src\/(?:forms\/FormFailure|queries\/(?:keys|single-flight|visitor)|routing\/use-page-title)\b/,
  /\/node_modules\/react-aria-components\/dist\/private\/(?:FieldError|Form|Link|Text|TextArea|TextField)\.mjs/,
  /\/node_modules\/react-aria\/dist\/private\/(?:form|label|link|textfield|visually-hidden)\//,
  /\/node_modules\/react-stately\/dist\/private\/(?:form|utils\/useControlledState)/,
  /\/node_modules\/lucide-react\/dist\/esm\/(?:Icon|context|createLucideIcon|shared\/)/,
  /\/node_modules\/use-sync-external-store\//,
];

/** How the build joins what every page begins with; the rest is split by route, as it is used. */
export const firstPageChunks = {
  groups: [{ name: 'socle', test: (id: string) => SHARED_BY_ALL_PAGES.some((pattern) => pattern.test(id)) }],
};
