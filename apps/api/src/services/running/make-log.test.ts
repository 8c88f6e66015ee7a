import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { makeLog } from './make-log.ts';

const ANSWER = { method: 'GET', route: '/api/duerp/:id', status: 200, milliseconds: 12 };

function write(logFormat: 'auto' | 'json' | 'text', isTTY: boolean) {
  const output = Object.assign(new PassThrough(), { isTTY });
  makeLog({ logLevel: 'info', logFormat }, output).info({ ...ANSWER, reqId: 'r1' }, 'answered');
  return String(output.read());
}

test.for([
  ['json', true],
  ['json', false],
  ['auto', false],
] as const)('%s, in a terminal: %s, is JSON, one object a line', ([logFormat, isTTY]) => {
  const line = write(logFormat, isTTY);
  expect(line.endsWith('}\n')).toBe(true);
  expect(JSON.parse(line)).toMatchObject({ ...ANSWER, reqId: 'r1', msg: 'answered' });
});

test.for([
  ['auto', true],
  ['text', true],
  ['text', false],
] as const)('%s, in a terminal: %s, is a line for people', ([logFormat, isTTY]) => {
  const line = write(logFormat, isTTY);
  // oxlint-disable-next-line no-control-regex -- the colours of a terminal are control characters
  expect(line.replaceAll(/\u001b\[\d+m/g, '')).toMatch(
    /^\[\d\d:\d\d:\d\d\] INFO: GET \/api\/duerp\/:id 200 12 ms · answered \{"reqId":"r1"\}\n$/,
  );
});
