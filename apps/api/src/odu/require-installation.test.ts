import { accessSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { requireInstallation } from './require-installation.ts';

vi.mock(import('node:fs'), async (original) => {
  const real = await original();
  return { ...real, accessSync: vi.fn<typeof real.accessSync>(real.accessSync) };
});

test.for([
  ['EROFS', /^Le disque du dossier de données \S+ n'accepte que des lectures \(EROFS\)[^\n]*\.$/],
  ['EACCES', /est fermé à cet utilisateur/],
  ['ENOENT', /Il n'y a pas d'installation d'ODU/],
] as const)('a data folder that answers %s is told for what it is', ([code, sentence]) => {
  vi.mocked(accessSync).mockImplementationOnce(() => {
    throw Object.assign(new Error(code), { code });
  });
  expect(() => requireInstallation(readConfig({}))).toThrow(sentence);
});
