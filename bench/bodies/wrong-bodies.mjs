/** Bodies of so many bytes that no operation takes: 100,000s of wrong items, of unknown fields, of levels. */
export const garbage = (bytes) => `[${'0,'.repeat(bytes / 2 - 2)}0]`;
export const unknownFields = (bytes) =>
  `{${Array.from({ length: bytes / 14 }, (_, index) => `"f${index}":0`).join(',')}}`;
export const deep = (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2);
