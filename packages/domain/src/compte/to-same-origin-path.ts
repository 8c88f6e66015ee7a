const MAX_LENGTH = 2000;

// Backslash is a slash for browsers; they also drop tabs and line breaks, and trim spaces. \p{C}: control, format, surrogate.
const FORBIDDEN_RAW = /[\\\s\p{C}]/u;
const FORBIDDEN_DECODED = /[\\\p{Cc}]/u;
const DOUBLE_SLASH_IN_PATH = /^[^?#]*\/\//;

const decodeAsciiOnce = (value: string): string =>
  value.replace(/%([0-7][0-9a-f])/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const isSafe = (value: string): boolean =>
  value.startsWith('/') && !DOUBLE_SLASH_IN_PATH.test(value) && !FORBIDDEN_DECODED.test(value);

/**
 * Gives the path, query and fragment back when they can only lead to this site, else '/' (decision B8). Every returnUrl,
 * continueUrl, successUrl and cancelUrl goes through it, in the browser and on the server. Refused: anything that does not
 * start with one slash, `//` in the path, backslashes, white space, control characters, and percent-encodings of them at any depth.
 */
export const toSameOriginPath = (value: unknown): string => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || FORBIDDEN_RAW.test(value)) return '/';
  let current = value;
  while (isSafe(current)) {
    const decoded = decodeAsciiOnce(current);
    if (decoded === current) return value;
    current = decoded;
  }
  return '/';
};
