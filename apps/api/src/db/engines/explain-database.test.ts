import { expect, test } from 'vitest';
import { NewerSchema } from '../schema/version.ts';
import { explainDatabase } from './explain-database.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const withCode = (fields: object) => Object.assign(new Error('in English'), fields);
const ofSqlite = (errcode: number) => withCode({ code: 'ERR_SQLITE_ERROR', errcode });
const ofFile = (code: string) => withCode({ code, path: '/var/lib/odu/odu.sqlite' });
const ofLock = (code: string) => withCode({ code, path: '/var/lib/odu/serveurs.lock' });

test.for([
  ['busy', ofSqlite(5), /verrouillée par un autre programme/],
  ['busy with a snapshot', ofSqlite(517), /verrouillée/],
  ['locking protocol', ofSqlite(15), /verrouillée/],
  ['full', ofSqlite(13), /disque du dossier de données est plein/],
  ['no room for the shared memory', ofSqlite(4_874), /refuse de lire ou d'écrire \(SQLite 4874\)/],
  ['read-only', ofSqlite(8), /ne peut pas être ouverte et écrite/],
  ['a folder of another user', ofSqlite(1_544), /ne peut pas être ouverte et écrite/],
  ['cannot open', ofSqlite(14), /ne peut pas être ouverte et écrite/],
  ['damaged', ofSqlite(11), /est abîmée/],
  ['a damaged index', ofSqlite(779), /est abîmée/],
  ['no database', ofSqlite(26), /est abîmée/],
  ['a file of another user', ofFile('EACCES'), /ne peut pas être ouverte et écrite/],
  ['the lock of another user', ofLock('EACCES'), /^Le fichier serveurs\.lock/],
  ['a full disk under the lock', ofLock('ENOSPC'), /est plein/],
  ['a folder in its place', ofFile('EISDIR'), /ne peut pas être ouverte et écrite/],
  ['a disk that takes reads only', ofFile('EROFS'), /n'accepte que des lectures/],
  ['a full disk before SQLite', ofFile('ENOSPC'), /est plein/],
  ['a role without CREATE', withCode({ code: '42501' }), /CREATE/],
  ['a role without a schema', withCode({ code: '3F000' }), /pas de schéma où créer ses tables \(3F000\)/],
  ['a database that is not there', new DatabaseUnavailable({ code: '3D000' }), /n'existe pas \(3D000\)/],
  ['a wrong password', new DatabaseUnavailable({ code: '28P01' }), /le mot de passe .* \(28P01\)/],
  ['a role that is not there', new DatabaseUnavailable({ code: '28000' }), /l'utilisateur .* \(28000\)/],
  ['a copy', new DatabaseUnavailable({ code: '25006' }), /n'accepte que des lectures \(25006\)/],
  ['a PostgreSQL that is away', new DatabaseUnavailable({ code: 'ECONNREFUSED' }), /ne répond pas/],
  ['a damaged PostgreSQL', new DatabaseUnavailable({ code: 'XX001' }), /abîmés \(XX001\)/],
  ['a newer schema', new NewerSchema('9999'), /version plus récente/],
] as const)('%s is said in one French sentence', ([, error, sentence]) => {
  expect(explainDatabase(error)).toMatch(sentence);
  expect(explainDatabase(error)).toMatch(/^[A-Z][^\n]*\.$/);
});

test.for([
  ['a fault of the program', new TypeError('in English')],
  ['a row that a constraint refuses', ofSqlite(2_067)],
  ['another file', withCode({ code: 'EACCES', path: '/root/odu.tar' })],
  ['nothing', undefined],
] as const)('%s is nothing of the database', ([, error]) => {
  expect(explainDatabase(error)).toBeNull();
});
