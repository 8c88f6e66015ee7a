const normalize = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');

/** Whether every word of `query` is somewhere in `text`, whatever the accents, the case and the order. */
export const matchText = (text: string, query: string): boolean => {
  const target = normalize(text);
  return normalize(query)
    .split(/\s+/)
    .every((word) => target.includes(word));
};
