import { accessSync, constants } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { formatNombre } from '@odu/domain';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { readSchemaVersion } from '../../db/schema/version.ts';
import { SECOND } from '../../services/clock.ts';
import { readProgramVersion } from '../program-version.ts';
import { formatJourEtHeure } from '../table/format-jour-et-heure.ts';
import type { Row } from './row.ts';

/** Some weeks of versions, and what a backup takes meanwhile. */
const LEAST_FREE_OCTETS = 1_000_000_000;
/** Several servers share the leases of jobs: docs/operations.md asks for clocks that agree to within some seconds. */
const MOST_APART_MS = 5 * SECOND;

const inGigabytes = (octets: number) => `${formatNombre(Math.round(octets / 100_000_000) / 10)} Go`;

/** The data folder can be written, and its disk has room. */
export async function examineDisk({ config }: Pick<Deps, 'config'>): Promise<Row> {
  const part = 'Disque';
  try {
    accessSync(config.dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(config.dataDir);
    const free = bavail * bsize;
    const detail = `${inGigabytes(free)} libres dans ${config.dataDir}`;
    return free < LEAST_FREE_OCTETS
      ? { part, isOk: false, detail: `${detail}\u00A0: il en faut au moins 1\u00A0Go` }
      : { part, isOk: true, detail };
  } catch {
    return { part, isOk: false, detail: `le dossier ${config.dataDir} ne peut pas être lu et écrit` };
  }
}

/** Epoch milliseconds by the machine itself, whatever a test makes of `Date`. */
const readMachineTime = () => performance.timeOrigin + performance.now();

type Timed = Pick<Deps, 'config' | 'clock'> & { database: Pick<Deps['database'], 'engine' | 'queries'> };

/** The clock of the machine against the one of PostgreSQL; it has none beside it with the embedded database. */
export async function examineClock({ config, clock, database }: Timed, isDatabaseUp: boolean): Promise<Row> {
  const part = 'Horloge';
  const detail = formatJourEtHeure(clock.now().toISOString());
  if (config.testClock !== undefined)
    return {
      part,
      isOk: false,
      detail: `${detail}\u00A0: déplacée par ODU_TEST_CLOCK, pour des essais seulement`,
    };
  if (database.engine !== 'postgres' || !isDatabaseUp) return { part, isOk: true, detail };
  const { rows } = await sql<{
    milliseconds: number;
  }>`select extract(epoch from clock_timestamp()) * 1000 as milliseconds`.execute(database.queries);
  const apart = Math.abs(Number(rows[0]?.milliseconds) - readMachineTime());
  return apart > MOST_APART_MS
    ? {
        part,
        isOk: false,
        detail: `${detail}\u00A0: ${formatNombre(Math.round(apart / SECOND))} s d'écart avec PostgreSQL, réglez l'heure des deux (NTP)`,
      }
    : { part, isOk: true, detail: `${detail}, comme PostgreSQL` };
}

/** What runs: the program, its Node, the schema of the database. */
export async function examineVersions({ database }: Deps, isDatabaseUp: boolean): Promise<Row> {
  const schema = isDatabaseUp ? await readSchemaVersion(database.queries) : undefined;
  return {
    part: 'Versions',
    isOk: true,
    detail: [`ODU ${readProgramVersion()}`, `Node ${process.versions.node}`, schema && `schéma ${schema}`]
      .filter(Boolean)
      .join(' · '),
  };
}
