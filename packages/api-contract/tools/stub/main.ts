#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createStub } from './create-stub.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
createStub()
  .on('error', ({ message }) => {
    process.stdout.write(`The stub cannot start: ${message}\n`);
    process.exitCode = 1;
  })
  .listen(Number(values.port), '127.0.0.1', () => {
    process.stdout.write(
      `Every call of the contract, by its examples: http://localhost:${values.port}\n` +
        'Another answer: the header "Prefer: code=409", or ?__code=409 (also example=, wait=<seconds>).\n',
    );
  });
