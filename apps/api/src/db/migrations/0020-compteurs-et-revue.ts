import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Tables = { version: { id: string; snapshot: string; compteurs: string | null } };
type Snapshot = { data: { unitesDeTravail: { risques: { niveauDeRisqueStatus: string | null }[] }[] } };

/** The bands of a version's risks, as it says them itself; null for damaged data, which `odu verify` tells: no reason not to start. */
function countBands(snapshot: string): string | null {
  const compteurs = { GREEN: 0, YELLOW: 0, ORANGE: 0, RED: 0, NON_EVALUE: 0 };
  try {
    const { data } = JSON.parse(snapshot) as Snapshot;
    for (const { niveauDeRisqueStatus } of data.unitesDeTravail.flatMap(({ risques }) => risques))
      compteurs[(niveauDeRisqueStatus ?? 'NON_EVALUE') as keyof typeof compteurs] += 1;
    return JSON.stringify(compteurs);
  } catch {
    return null;
  }
}

// How far the review of a document is since a version, risk by risk; a risk takes its line with it.
const createRevue = (db: Kysely<Tables>) =>
  db.schema
    .createTable('revueDeRisque')
    .addColumn('duerpDocumentId', 'text', (column) => column.notNull())
    .addColumn('idRisque', 'text', (column) => column.notNull())
    .addColumn('versionId', 'text', (column) => column.notNull().references('version.id').onDelete('cascade'))
    .addColumn('reponse', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('revueDeRisque_pk', ['duerpDocumentId', 'idRisque'])
    .addForeignKeyConstraint(
      'revueDeRisque_risque_fk',
      ['duerpDocumentId', 'idRisque'],
      'risque',
      ['duerpDocumentId', 'idRisque'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();

// What the evolution of a document is drawn from: without it every list of versions would read all their data. Outside the
// seal, which holds the data themselves. One version at a time, however large they are together.
async function up(db: Kysely<Tables>) {
  await createRevue(db);
  await db.schema
    .createIndex('revueDeRisque_versionId_index')
    .on('revueDeRisque')
    .columns(['versionId'])
    .execute();
  await db.schema.alterTable('version').addColumn('compteurs', 'text').execute();
  const versions = await db.selectFrom('version').select('id').execute();
  for (const { id } of versions) {
    // oxlint-disable no-await-in-loop -- together they may be larger than the memory
    const { snapshot } = await db
      .selectFrom('version')
      .select('snapshot')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('version')
      .set({ compteurs: countBands(snapshot) })
      .where('id', '=', id)
      .execute();
    // oxlint-enable no-await-in-loop
  }
}

export const compteursEtRevueMigration: Migration = { up };
