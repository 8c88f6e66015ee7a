import { expect, test } from 'vitest';
import { StartError } from '../../config.ts';
import { explainListenError } from './explain-listen-error.ts';

const where = { host: 'fe80::1', port: 80, portName: 'ODU_PORT', hostName: 'ODU_HOST' };
const refused = (code: string, syscall?: string) =>
  Object.assign(new Error('in English'), { code, ...(syscall !== undefined && { syscall }) });

test.for([
  ['EADDRINUSE', 'listen', /^Le port 80 est déjà utilisé.*ODU_PORT/],
  ['EACCES', 'listen', /^Le port 80 est réservé.*ODU_PORT/],
  ['EADDRNOTAVAIL', 'listen', /^L'adresse fe80::1 n'existe pas.*ODU_HOST/],
  ['ENOTFOUND', 'getaddrinfo', /^L'adresse fe80::1 n'existe pas.*ODU_HOST/],
  ['EINVAL', 'listen', /^Cette machine ne peut pas écouter à l'adresse fe80::1.*ODU_HOST.*fe80::1%eth0/],
  ['EAFNOSUPPORT', 'listen', /^Cette machine ne peut pas écouter à l'adresse fe80::1.*ODU_HOST/],
  ['EAI_AGAIN', 'getaddrinfo', /^L'adresse du nom fe80::1 .*ODU_HOST/],
] as const)('%s is one sentence that names the variable', ([code, syscall, sentence]) => {
  const explained = explainListenError(refused(code, syscall), where);
  expect(explained).toBeInstanceOf(StartError);
  expect((explained as StartError).message).toMatch(sentence);
  expect((explained as StartError).message).toMatch(/^[A-Z][^\n]*\.$/);
});

test('what is no refusal to listen stays as it is', () => {
  for (const fault of [refused('EINVAL', 'fsync'), refused('EINVAL'), new TypeError('in English'), undefined])
    expect(explainListenError(fault, where)).toBe(fault);
});
