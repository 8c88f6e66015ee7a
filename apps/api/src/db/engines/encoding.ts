import { type Kysely, sql } from 'kysely';

/** A PostgreSQL that does not keep every character: « œ », « — » and « € » would be errors of the pages that hold them. */
export class WrongEncoding extends Error {}

/** UTF8, and SQL_ASCII, which keeps the bytes that it is given. */
const KEEPING_ALL = ['UTF8', 'SQL_ASCII'];

/** Throws WrongEncoding, in one French sentence, unless this PostgreSQL keeps every character. */
export async function requireEncoding<DB>(queries: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(queries);
  const encoding = rows[0]?.server_encoding ?? '';
  if (!KEEPING_ALL.includes(encoding))
    throw new WrongEncoding(
      `La base de données de DATABASE_URL a l'encodage ${encoding}, qui n'a pas tous les caractères du français (œ, —, €)\u00A0: créez-en une avec encoding 'UTF8' template template0.`,
    );
}
