#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createStub } from './create-stub.ts';

const HELP = `Every call of the contract, answered by its examples, for work on screens without a server.

  npm run stub
  npm run stub -- --port 8080`;

/** The port of the command's words; null when they ask for help. Throws what is wrong with them, as a sentence. */
function readPort(): number | null {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port is a number from 1 to 65535, not ${values.port}.`);
  return port;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function serve(port: number) {
  const stub = createStub();
  stub
    .on('error', ({ message }) => {
      say(`The stub cannot start: ${message}`);
      process.exitCode = 1;
    })
    .listen(port, '127.0.0.1', () => {
      say(
        `Every call of the contract, by its examples: http://localhost:${port}\n` +
          'Another answer: the header "Prefer: code=409", or ?__code=409 (also example=, wait=<seconds>).',
      );
    });
}

try {
  const port = readPort();
  if (port === null) say(HELP);
  else serve(port);
} catch (error) {
  say(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  process.exitCode = 2;
}
