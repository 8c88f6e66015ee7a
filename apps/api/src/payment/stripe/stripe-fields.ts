/** An object of Stripe's without what its API says that it has; a TypeError, as reading it blindly would be (`askStripe`). */
export class UnreadableStripeObject extends TypeError {
  readonly field: string;

  constructor(field: string) {
    super(`An object of Stripe's cannot be read: ${field}`);
    this.field = field;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Neither PostgreSQL nor a person reads a zero byte. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.includes('\0');

/** The readers of one field each: an UnreadableStripeObject that names it when it has another form. */
export function requireFields(value: unknown, field: string): Fields {
  if (!isFields(value)) throw new UnreadableStripeObject(field);
  return value;
}

export function requireText(value: unknown, field: string): string {
  if (!isText(value)) throw new UnreadableStripeObject(field);
  return value;
}

export function requireFlag(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw new UnreadableStripeObject(field);
  return value;
}

/** Cents. */
export function requireAmount(value: unknown, field: string): number {
  if (!Number.isSafeInteger(value)) throw new UnreadableStripeObject(field);
  return Number(value);
}
