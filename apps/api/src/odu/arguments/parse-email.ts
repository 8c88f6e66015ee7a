import { emailSchema, normalizeEmail } from '@odu/domain';
import { InvalidArgumentError } from 'commander';

/** An address that mails can be sent to, as accounts keep it. */
export function parseEmail(value: string): string {
  const parsed = emailSchema.safeParse(normalizeEmail(value));
  if (!parsed.success) throw new InvalidArgumentError('il faut une adresse email.');
  return parsed.data;
}
