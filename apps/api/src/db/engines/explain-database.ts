import { basename } from 'node:path';
import { NewerSchema } from '../schema/version.ts';
import { WrongEncoding } from './encoding.ts';
import { DAMAGED_DATABASE, isDamaged } from './damaged.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const DISQUE_PLEIN =
  'Le disque du dossier de données est plein\u00A0: libérez de la place, puis recommencez.';
const VERROUILLEE =
  'La base de données embarquée (odu.sqlite) est verrouillée par un autre programme\u00A0: fermez-le, puis recommencez.';
const FERMEE =
  "La base de données embarquée (odu.sqlite) ne peut pas être ouverte et écrite\u00A0: il faut un fichier de l'utilisateur qui lance ODU, dans un dossier où il peut écrire.";
const VERROU_FERME =
  "Le fichier serveurs.lock du dossier de données ne peut pas être ouvert et écrit\u00A0: arrêtez tout serveur, puis rendez-le à l'utilisateur qui lance ODU, ou supprimez-le.";
const LECTURE_SEULE =
  "Le disque du dossier de données n'accepte que des lectures (EROFS)\u00A0: vérifiez son état et comment il est monté, puis recommencez.";
const SANS_DROITS =
  "Le rôle PostgreSQL de DATABASE_URL n'a pas les droits qu'il faut (42501)\u00A0: faites-en le propriétaire de la base de données, ou donnez-lui CREATE sur son schéma.";

/** What PostgreSQL answers to a connection, or to a first table, by its code (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const OF_POSTGRES: Readonly<Record<string, string>> = {
  '42501': SANS_DROITS,
  '3F000':
    "PostgreSQL n'a pas de schéma où créer ses tables (3F000)\u00A0: donnez au rôle de DATABASE_URL un search_path dont un schéma existe, comme «\u202Fpublic\u202F».",
  '3D000':
    "La base de données que nomme DATABASE_URL n'existe pas (3D000)\u00A0: créez-la, ou corrigez son nom.",
  '28000':
    "PostgreSQL n'accepte pas l'utilisateur de DATABASE_URL (28000)\u00A0: corrigez-le, ou ouvrez-lui cette base de données dans pg_hba.conf.",
  '28P01': "PostgreSQL refuse l'utilisateur ou le mot de passe de DATABASE_URL (28P01)\u00A0: corrigez-les.",
  '25006':
    "La base de données de DATABASE_URL n'accepte que des lectures (25006)\u00A0: donnez l'adresse de celle qui prend les écritures.",
};

/** SQLite's result codes without their details: PERM, BUSY, LOCKED, READONLY, FULL, CANTOPEN, PROTOCOL (https://sqlite.org/rescode.html). */
const OF_SQLITE: Readonly<Record<number, string>> = {
  3: FERMEE,
  5: VERROUILLEE,
  6: VERROUILLEE,
  8: FERMEE,
  13: DISQUE_PLEIN,
  14: FERMEE,
  15: VERROUILLEE,
};
const IOERR = 10;

/** What the system says of a file before SQLite reads it: the database, or the lock of its folder. */
const ofFile = (closed: string): Readonly<Record<string, string>> => ({
  EACCES: closed,
  EPERM: closed,
  EROFS: LECTURE_SEULE,
  EISDIR: closed,
  ENOSPC: DISQUE_PLEIN,
  EDQUOT: DISQUE_PLEIN,
});
const OF_FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'odu.sqlite': ofFile(FERMEE),
  'serveurs.lock': ofFile(VERROU_FERME),
};

function explainSqlite(errcode: number): string | null {
  const code = errcode & 0xff;
  if (code === IOERR)
    return `Le disque du dossier de données refuse de lire ou d'écrire (SQLite ${errcode})\u00A0: vérifiez sa place libre et son état.`;
  return OF_SQLITE[code] ?? null;
}

/** The driver's message may repeat the address with its password: only its code is said. */
const explainUnavailable = ({ code }: DatabaseUnavailable) =>
  OF_POSTGRES[code] ??
  (code.startsWith('XX')
    ? `PostgreSQL signale une erreur interne ou des fichiers abîmés (${code})\u00A0: lisez son journal.`
    : `La base de données ne répond pas (${code})\u00A0: vérifiez DATABASE_URL et que PostgreSQL est démarré.`);

/** The sentence for the operator of what a database, or its file, refuses; null for any other error. */
export function explainDatabase(error: unknown): string | null {
  if (error instanceof DatabaseUnavailable) return explainUnavailable(error);
  if (error instanceof NewerSchema || error instanceof WrongEncoding) return error.message;
  if (isDamaged(error)) return DAMAGED_DATABASE;
  if (!(error instanceof Error && 'code' in error)) return null;
  if (error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error) return explainSqlite(Number(error.errcode));
  const ofPostgres = OF_POSTGRES[String(error.code)];
  if (ofPostgres !== undefined) return ofPostgres;
  const sentences = 'path' in error ? OF_FILES[basename(String(error.path))] : undefined;
  return sentences?.[String(error.code)] ?? null;
}
