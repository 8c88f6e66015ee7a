import { createRequire } from 'node:module';
import { type Logger, pino } from 'pino';
import type PinoPretty from 'pino-pretty';
import type { Config } from '../../config.ts';

type Output = NodeJS.WritableStream & { isTTY?: boolean };

/** One line for an answer says what a person looks for first; any other is as it was written. */
const MESSAGE = '{if method}{method} {route} {status} {milliseconds} ms · {end}{msg}';
/** In the message already, or the same on every line. */
const LEFT_OUT = 'pid,hostname,method,route,status,milliseconds,operationId';

/**
 * Lines are written together: one by one, they were a fifth of what a call costs. They are there a tenth of a second later, and
 * all of them when the process ends; a process that is killed takes those of its last tenth with it.
 * Less than the 16 kB that its library writes at once, which refuses more.
 */
const TOGETHER = { sync: false, minLength: 12_288, periodicFlush: 100 };

const require = createRequire(import.meta.url);

/**
 * The log on an output: JSON, one object a line, or lines for people, which is what a terminal gets unless the
 * configuration says otherwise (decision E2).
 */
export function makeLog(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  given?: Output,
): Logger {
  const output: Output = given ?? process.stdout;
  const isForPeople = logFormat === 'text' || (logFormat === 'auto' && output.isTTY === true);
  if (!isForPeople) return pino({ level: logLevel }, given ?? pino.destination(TOGETHER));
  // Loaded here only: a server without a terminal never needs it.
  const pretty = require('pino-pretty') as typeof PinoPretty;
  const stream = pretty({
    destination: output,
    colorize: output.isTTY === true,
    ignore: LEFT_OUT,
    messageFormat: MESSAGE,
    singleLine: true,
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
  });
  return pino({ level: logLevel }, stream);
}
