import type { CreatedResource } from '@odu/api-contract';
import { changeEntreprise, NEW_DUERP_NAME } from '@odu/domain';
import type { Handler } from '../../contract/types.ts';
import { readTogether } from '../../db/readings.ts';
import type { Deps } from '../../deps.ts';
import { readingOfSize } from '../../repositories/duerp/duerp-content-repository.ts';
import { insertDuerp } from '../../repositories/duerp/duerp-repository.ts';
import { insertUnites } from '../../repositories/duerp/unite-de-travail-repository.ts';
import { toCreated } from '../../services/limits/idempotency.ts';
import { canonicalJson } from '../../services/duerp/version-chain.ts';
import { checkAddedUnites, insertContents, toContents } from '../duerp/edition/contents-of-added-unites.ts';
import { DuerpTooLarge, requireSize, toSize } from '../duerp/lecture/duerp-size.ts';
import { toEtag } from '../duerp/lecture/etag.ts';
import { toExpositionsColumn } from '../duerp/edition/expositions-of-duerp.ts';
import { findDuplicate } from '../duerp/liste/plan-list.ts';
import { refuse, refuseAll } from '../duerp/problems.ts';
import { refuseUsedIds } from '../duerp/edition/refuse-used-ids.ts';
import { requireRoom } from '../duerp/edition/require-room.ts';
import { checkEffectifs, toUniteFields } from '../duerp/edition/unite-fields.ts';

type Body = Parameters<Handler<'importDuerp'>>[0]['body'];

function checkUnites({ unitesDeTravail }: Body) {
  const duplicate = findDuplicate(unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail));
  if (duplicate) {
    throw refuse(
      `/unitesDeTravail/${duplicate.index}/idUniteDeTravail`,
      "L'identifiant d'une unité de travail est présent deux fois.",
    );
  }
  const errors = [...checkEffectifs(unitesDeTravail), ...checkAddedUnites(unitesDeTravail, () => true)];
  if (errors.length > 0) throw refuseAll(errors);
}

/** The row of the new document: what a version keeps of its own, and nothing of its versions. */
const toRow = (body: Body, { id, accountId, now }: { id: string; accountId: string; now: string }) => {
  const entreprise = body.entreprise && changeEntreprise(null, body.entreprise);
  return {
    id,
    accountId,
    displayName: body.displayName.trim() || NEW_DUERP_NAME,
    description: '',
    revision: 1,
    generatedRevision: null,
    entreprise: entreprise && canonicalJson(entreprise),
    isPapripactEnabled: body.isPapripactEnabled ? (1 as const) : (0 as const),
    ressourcesPapripact: body.ressourcesPapripact ?? '',
    expositions: toExpositionsColumn(body.expositions ?? []),
    sortBy: body.displayOptions.sortBy,
    shouldGroupByUnite: body.displayOptions.shouldGroupByUnite ? (1 as const) : (0 as const),
    shouldGroupByCategorie: body.displayOptions.shouldGroupByCategorie ? (1 as const) : (0 as const),
    createdAt: now,
    updatedAt: now,
    openedAt: now,
    deletedAt: null,
  };
};

/** Creates a document from the data that a version's PDF carries, under the limits of any other. */
export const importDuerp =
  ({ config, database, clock, makeId, idempotency, limiter }: Deps): Handler<'importDuerp'> =>
  async ({ caller: { accountId }, headers, body }) => {
    const key = headers['Idempotency-Key'];
    const call = { accountId, operation: 'importDuerp', resource: '', key, body } as const;
    // Before the limit: a try whose answer was lost is not counted twice.
    const made = await idempotency.find<CreatedResource>(database.queries, call);
    if (made) return made;
    await limiter.use('importPerAccount', accountId);
    checkUnites(body);
    const id = makeId();
    const created = { id, etag: toEtag({ revision: 1 }) };
    const contents = toContents(body.unitesDeTravail, id);
    return database
      .transaction(async (queries) => {
        const earlier = await idempotency.keep(queries, call, toCreated(created));
        if (earlier) return earlier;
        await requireRoom(queries, { config, database, clock }, accountId);
        await insertDuerp(queries, toRow(body, { id, accountId, now: clock.now().toISOString() }));
        const unites = body.unitesDeTravail.map((unite, position) => ({
          ...toUniteFields(unite, id, undefined),
          position,
        }));
        await refuseUsedIds('/unitesDeTravail', insertUnites(queries, unites));
        await insertContents(queries, contents);
        const { size } = await readTogether(queries, { size: readingOfSize(id) });
        requireSize(toSize(size));
        return toCreated(created);
      })
      .catch((error: unknown) => {
        throw error instanceof DuerpTooLarge ? error.explainImport() : error;
      });
  };
