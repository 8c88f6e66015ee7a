import { sql } from 'kysely';
import { listWrittenColumns, PART_COLUMNS, type PartTable } from '../../db/schema/part-columns.ts';
import { type Reading, readJson, readRows } from '../../db/readings.ts';
import type { DuerpRow } from './duerp-repository.ts';
import { readingsOfRights } from '../account/rights-repository.ts';
import { VERSION_SUMMARY } from './version-repository.ts';

const BY_POSITION = sql`"position"`;

const inDuerp = (duerpDocumentId: string) => sql`"duerpDocumentId" = ${duerpDocumentId}`;

const partsWhere = <Table extends PartTable>(table: Table, where: ReturnType<typeof inDuerp>) =>
  readRows(table, { columns: PART_COLUMNS[table], where, orderBy: BY_POSITION });

/** Every part of a document; in a transaction that locked it they belong together. */
export const readingsOfParts = (duerpDocumentId: string) => {
  const where = inDuerp(duerpDocumentId);
  return {
    unites: partsWhere('uniteDeTravail', where),
    categories: partsWhere('categorieDeRisques', where),
    risques: partsWhere('risque', where),
    actions: partsWhere('actionPreventive', where),
  };
};

/** The parts of one unit; `unites` is empty when the document does not have it. */
export const readingsOfUnite = (duerpDocumentId: string, idUniteDeTravail: string) => {
  const where = sql`${inDuerp(duerpDocumentId)} and "idUniteDeTravail" = ${idUniteDeTravail}`;
  return {
    unites: partsWhere('uniteDeTravail', where),
    categories: partsWhere('categorieDeRisques', where),
    risques: partsWhere('risque', where),
    actions: partsWhere('actionPreventive', where),
  };
};

/** All that the answer of a whole document is made of, beside its row. */
export const readingsOfContent = ({ id, accountId }: Pick<DuerpRow, 'id' | 'accountId'>) => ({
  ...readingsOfParts(id),
  versions: readRows('version', {
    columns: VERSION_SUMMARY,
    where: inDuerp(id),
    orderBy: sql`"versionNumber" desc`,
  }),
  ...readingsOfRights(accountId),
});

type Niveaux = { idUniteDeTravail: string; evalues: number; somme: number | null };

/** How many risks of each unit are evaluated, and the sum of their levels (exact: levels are multiples of 0.25). */
export const readingOfNiveaux =
  (duerpDocumentId: string): Reading<Niveaux[]> =>
  (engine) =>
    readJson(
      engine,
      ['idUniteDeTravail', 'evalues', 'somme'],
      sql`(select "idUniteDeTravail", count("niveauDeRisqueValue") as "evalues", sum("niveauDeRisqueValue") as "somme"
        from "risque" where ${inDuerp(duerpDocumentId)} group by "idUniteDeTravail") as "sums"`,
    );

/** The parts of a document, as its greatest size names them. */
const PARTS = {
  unites: 'uniteDeTravail',
  categories: 'categorieDeRisques',
  risques: 'risque',
  actions: 'actionPreventive',
} as const satisfies Record<string, PartTable>;

type Part = { part: keyof typeof PARTS; nombre: number; octets: number };

/** How many of each part a document has, and the bytes of their texts (no engine reads a text to count its bytes). */
export const readingOfSize =
  (duerpDocumentId: string): Reading<Part[]> =>
  (engine) => {
    const parts = Object.entries(PARTS).map(([part, table]) => {
      const bytes = listWrittenColumns(table).map((column) => sql`octet_length(${sql.ref(column)})`);
      return sql`select ${sql.lit(part)} as "part", count(*) as "nombre", coalesce(sum(${sql.join(bytes, sql` + `)}), 0) as "octets"
        from ${sql.table(table)} where ${inDuerp(duerpDocumentId)}`;
    });
    return readJson(
      engine,
      ['part', 'nombre', 'octets'],
      sql`(${sql.join(parts, sql` union all `)}) as "sizes"`,
    );
  };
