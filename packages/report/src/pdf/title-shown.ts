const TITLE_SHOWN = '/DisplayDocTitle true';

/** Makes the catalogue ask viewers to show the document's title, not the file's name. */
export function withTitleShown(catalog: Buffer): Buffer {
  const text = catalog.toString('latin1');
  if (text.includes(TITLE_SHOWN)) return catalog;
  const preferences = /\/ViewerPreferences\s*<</;
  return Buffer.from(
    preferences.test(text)
      ? text.replace(preferences, (found) => `${found} ${TITLE_SHOWN} `)
      : text.replace('<<', `<< /ViewerPreferences << ${TITLE_SHOWN} >>`),
    'latin1',
  );
}
