import { isDay } from '@odu/domain';
import { InvalidArgumentError } from 'commander';

/** A day that exists, as `2026-12-31`. */
export function parseDay(value: string): string {
  if (!isDay(value)) throw new InvalidArgumentError('il faut un jour comme 2026-12-31.');
  return value;
}
