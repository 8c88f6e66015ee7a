/** SQLite's CORRUPT and NOTADB, without their details (https://sqlite.org/rescode.html). */
const DAMAGED_SQLITE = new Set([11, 26]);

/** The file of the embedded database is not, or not any more, what SQLite wrote: only a backup helps. */
export function isDamaged(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    'errcode' in error &&
    error.code === 'ERR_SQLITE_ERROR' &&
    DAMAGED_SQLITE.has(Number(error.errcode) & 0xff)
  );
}

export const DAMAGED_DATABASE =
  'La base de données embarquée (odu.sqlite) est abîmée\u00A0: gardez le dossier de données tel quel, et restaurez une sauvegarde dans un dossier vide (npm run odu -- restore).';
