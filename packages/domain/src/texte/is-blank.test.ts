import { expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

test.for([null, undefined, '', ' ', '\u00A0\u202F\n\t', '\u200B', '\u200B \uFEFF\u2060', '\u00AD', '\u3164'])(
  '%j shows nothing',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.for(['a', '0', '.', ' a ', '\u200Ba', 'Four\u00AD', '👩\u200D🍳', 'فرن'])(
  '%j shows something',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
