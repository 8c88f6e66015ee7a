import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import type PinoPretty from 'pino-pretty';
import type { Config } from '../../config.ts';
import { type LogOutput, makeLogOutput } from './log-output.ts';

type Output = NodeJS.WritableStream & { isTTY?: boolean };

/** One line for an answer says what a person looks for first; any other is as it was written. */
const MESSAGE = '{if method}{method} {route} {status} {milliseconds} ms · {end}{msg}';
/** In the message already, or the same on every line. */
const LEFT_OUT = 'pid,hostname,method,route,status,milliseconds,operationId';

let standardOutput: LogOutput | undefined;

function useStandardOutput(): LogOutput {
  if (standardOutput === undefined) {
    standardOutput = makeLogOutput(process.stdout.fd);
    process.on('exit', standardOutput.flushSync);
  }
  return standardOutput;
}

/** For a library that wants one. */
const asStream = (output: LogOutput) =>
  new Writable({
    decodeStrings: false,
    write(line: string | Buffer, _encoding, done) {
      output.write(String(line));
      done();
    },
  });

const require = createRequire(import.meta.url);

/**
 * The log on an output: JSON, one object a line, or lines for people, which is what a terminal gets unless the
 * configuration says otherwise (decision E2).
 */
export function makeLog(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  given?: Output,
): Logger {
  const isTTY = (given ?? process.stdout).isTTY === true;
  const isForPeople = logFormat === 'text' || (logFormat === 'auto' && isTTY);
  if (!isForPeople) return pino({ level: logLevel }, given ?? useStandardOutput());
  // Loaded here only: a server without a terminal never needs it.
  const pretty = require('pino-pretty') as typeof PinoPretty;
  const stream = pretty({
    destination: given ?? asStream(useStandardOutput()),
    colorize: isTTY,
    ignore: LEFT_OUT,
    messageFormat: MESSAGE,
    singleLine: true,
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
  });
  return pino({ level: logLevel }, stream);
}
