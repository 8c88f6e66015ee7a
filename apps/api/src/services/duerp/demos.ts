import { EDITION_DE_LA_DEMO, INTERFACE_VERSION } from '@odu/domain';
import type { BaseLogger } from 'pino';
import type { Database } from '../../db/database.ts';
import { isUnavailable } from '../../db/engines/engine.ts';
import {
  deleteDemos,
  findVersionWithDemo,
  keepDemo,
  touchDemo,
} from '../../repositories/duerp/kept-demo-repository.ts';
import type { VersionSummary } from '../../repositories/duerp/version-repository.ts';
import { type Clock, DAY, instantAfter } from '../clock.ts';
import { CallerGone } from '../pacing/patience.ts';

/** How long a demonstration that nobody downloads is kept: it can be made again. */
const UNUSED_MS = 30 * DAY;
/** Some thousands of them. */
export const MAX_KEPT_BYTES = 500_000_000;

type Asked = { duerpDocumentId: string; versionId: string };
type Demo = { version: VersionSummary; pdf: Uint8Array };

/** The demonstrations of versions: each is made once, kept in the database for every server, and forgotten when nobody uses it. */
export type Demos = {
  /** The demonstration of a version, made by `make` when none is kept; undefined when the document has no such version. */
  get: (asked: Asked, make: (version: VersionSummary) => Promise<Uint8Array>) => Promise<Demo | undefined>;
  cleanUp: (maxBytes?: number) => Promise<void>;
};

type Options = {
  config: { productName: string };
  database: Pick<Database, 'queries'>;
  clock: Clock;
  log: Pick<BaseLogger, 'warn'>;
};

export function makeDemos({ config, database, clock, log }: Options): Demos {
  // A version never changes: beside it, its demonstration depends on these only.
  const edition = `${INTERFACE_VERSION} demo ${EDITION_DE_LA_DEMO} ${config.productName}`;
  const underWay = new Map<string, Promise<Uint8Array>>();

  const find = (asked: Asked) => findVersionWithDemo(database.queries, { ...asked, edition });

  const makeOnce = (
    asked: Asked,
    version: VersionSummary,
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> => {
    const running = underWay.get(version.id);
    if (running)
      return running.catch((error: unknown) => {
        // Who asked first has gone before its turn came: that is no answer for who still waits.
        if (error instanceof CallerGone) return makeOnce(asked, version, make);
        throw error;
      });
    const making = (async () => {
      try {
        // It may have been kept since it was read that there is none.
        const kept = (await find(asked))?.pdf ?? null;
        if (kept !== null) return kept;
        const pdf = await make();
        const usedAt = clock.now().toISOString();
        const demo = { versionId: version.id, edition, usedAt, octets: pdf.length, pdf };
        await keepDemo(database.queries, demo).catch((error: unknown) => {
          // A disk that has room for nothing great any more: who waited for the file has it all the same.
          if (!isUnavailable(error)) throw error;
          log.warn({ err: error }, 'a demonstration was not kept');
        });
        return pdf;
      } finally {
        underWay.delete(version.id);
      }
    })();
    underWay.set(version.id, making);
    return making;
  };

  return {
    async get(asked, make) {
      const found = await find(asked);
      if (found === undefined) return undefined;
      const { pdf, usedAt, ...version } = found;
      if (pdf === null) return { version, pdf: await makeOnce(asked, version, () => make(version)) };
      // Once a day is enough to know what nobody uses.
      if (usedAt !== null && usedAt < instantAfter(clock, -DAY))
        await touchDemo(database.queries, version.id, clock.now().toISOString());
      return { version, pdf };
    },
    cleanUp: (maxBytes = MAX_KEPT_BYTES) =>
      deleteDemos(database.queries, { unusedSince: instantAfter(clock, -UNUSED_MS), maxBytes }),
  };
}
