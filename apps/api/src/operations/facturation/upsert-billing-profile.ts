import { isDeepStrictEqual } from 'node:util';
import type { BillingAddress, UpsertBillingProfileRequest } from '@odu/api-contract';
import { billingProfileFormSchema, formatPluriel, normalizeSiren } from '@odu/domain';
import { Problem } from '../../contract/problem.ts';
import type { Handler } from '../../contract/types.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../../repositories/account/account-repository.ts';
import {
  insertBillingProfile,
  listBillingProfileRows,
  updateBillingProfile,
} from '../../repositories/billing/billing-profile-repository.ts';
import { refuseFields } from '../compte/mot-de-passe/refused-fields.ts';
import { toBillingProfile } from './list-billing-profiles.ts';

/** More than anybody bills, and few enough for one list. */
const MAX_PROFILES = 50;

function readAddress({ country, ...body }: UpsertBillingProfileRequest): BillingAddress {
  const checked = billingProfileFormSchema.safeParse({ ...body, country });
  if (!checked.success) {
    throw refuseFields(
      checked.error.issues.map(({ path, message }) => ({ path: `/${path.join('/')}`, message })),
    );
  }
  const { name, line1, line2, postalCode, city, vatNumber, siren } = checked.data;
  return {
    name,
    line1,
    line2: line2 || null,
    postalCode,
    city,
    country,
    vatNumber: vatNumber || null,
    siren: normalizeSiren(siren) || null,
  };
}

async function create(
  queries: Queries,
  { database, clock, makeId }: Deps,
  { accountId, address }: { accountId: string; address: BillingAddress },
): Promise<string> {
  // Two creations at once take turns: neither goes over the limit, nor makes the other's profile again.
  await lockAccount(queries, database.engine, accountId);
  const profiles = (await listBillingProfileRows(queries, accountId)).map(toBillingProfile);
  // One whose answer was lost is sent again: it is there already.
  const same = profiles.find(({ billingAddress }) => isDeepStrictEqual(billingAddress, address));
  if (same !== undefined) return same.id;
  if (profiles.length >= MAX_PROFILES) {
    throw new Problem(422, {
      message: `Vous avez déjà ${formatPluriel(MAX_PROFILES, 'profil')} de facturation\u00A0: modifiez l'un d'eux.`,
    });
  }
  const id = makeId();
  await insertBillingProfile(queries, { id, accountId, ...address, createdAt: clock.now().toISOString() });
  return id;
}

/** Creates a billing profile, or changes one of the account's own. */
export const upsertBillingProfile =
  (deps: Deps): Handler<'upsertBillingProfile'> =>
  async ({ caller: { accountId }, body }) => {
    const billingAddress = readAddress(body);
    return deps.database.transaction(async (queries) => {
      if (!body.id) {
        return { id: await create(queries, deps, { accountId, address: billingAddress }), billingAddress };
      }
      if (!(await updateBillingProfile(queries, { id: body.id, accountId }, billingAddress)))
        throw new Problem(404, { message: 'Profil de facturation introuvable.' });
      return { id: body.id, billingAddress };
    });
  };
