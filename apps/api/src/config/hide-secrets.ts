/** Variables whose values open something. */
const SECRETS = ['SMTP_URL', 'DATABASE_URL', 'ODU_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** The password of an address as it is written and as it is read; the address may be one that `URL` refuses. */
function readPasswords(value: string): string[] {
  const written = /^\w+:\/\/[^:/@]*:(.*)@/s.exec(value)?.[1];
  if (written === undefined) return [];
  try {
    return [written, decodeURIComponent(written)];
  } catch {
    return [written];
  }
}

const stackOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  const own = fault.stack ?? `${fault.name}: ${fault.message}`;
  return fault.cause === undefined ? own : `${own}\n[cause]: ${stackOf(fault.cause)}`;
};

/**
 * A fault of the program, for whoever mends it, without the value of any secret variable: Node prints an error that nobody
 * catches with all its fields, and those of a library's repeat the address that it could not read.
 */
export function hideSecrets(
  fault: unknown,
  environment: Readonly<Record<string, string | undefined>>,
): Error {
  const values = SECRETS.map((name) => environment[name]?.trim() ?? '').flatMap((value) => [
    value,
    ...readPasswords(value),
  ]);
  const secrets = values.filter((value) => value !== '').toSorted((a, b) => b.length - a.length);
  const hide = (text: string) => secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text);
  const hidden = new Error(hide(fault instanceof Error ? fault.message : String(fault)));
  hidden.stack = hide(stackOf(fault));
  return hidden;
}
