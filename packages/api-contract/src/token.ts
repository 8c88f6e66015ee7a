/** When an access token (a JWT) was issued or ends, in milliseconds since 1970 by the server's clock, or null when it cannot be read. */
export function readTokenTime(token: string, name: 'iat' | 'exp'): number | null {
  const seconds = readClaim(token, name);
  return typeof seconds === 'number' ? seconds * 1000 : null;
}

/** The account that an access token was given for, or null when it cannot be read. */
export function readTokenAccount(token: string): string | null {
  const subject = readClaim(token, 'sub');
  return typeof subject === 'string' ? subject : null;
}

function readClaim(token: string, name: string): unknown {
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
    return typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;
  } catch {
    return undefined;
  }
}

/** As one letter a byte: what is read here is ASCII, and whatever else stands beside it stays JSON. */
const decodeBase64Url = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
