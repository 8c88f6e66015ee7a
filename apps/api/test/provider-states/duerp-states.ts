import type { ProviderStateHandlers, ProviderStates } from '@odu/api-contract/provider-states';
import { computeNiveauDeRisque, DEFAULT_DISPLAY_OPTIONS } from '@odu/domain';
import type { Deps } from '../../src/deps.ts';
import { generateVersion } from '../../src/operations/duerp/versions/generate-version.ts';
import { toEtag } from '../../src/operations/duerp/lecture/etag.ts';
import { updateAccount } from '../../src/repositories/account/account-repository.ts';
import { insertActions } from '../../src/repositories/duerp/action-preventive-repository.ts';
import { insertCategories } from '../../src/repositories/duerp/categorie-repository.ts';
import { insertDuerp, updateDuerp } from '../../src/repositories/duerp/duerp-repository.ts';
import { insertRisques } from '../../src/repositories/duerp/risque-repository.ts';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { insertUnites } from '../../src/repositories/duerp/unite-de-travail-repository.ts';
import { ensureAccount, reachLimit } from './compte-states.ts';

type UniteParams = ProviderStates['a complete DUERP exists']['params'];

/** A counter that a stale example cannot meet. */
const REVISION = 12;

const ENTREPRISE = {
  nom: 'Boulangerie Martin',
  siret: '73282932000074',
  secteurDActivite: 'Commerce',
  isSecteurPublic: false,
  adresse: '1 rue du Four, 75001 Paris',
  nomDuRepresentantLegal: 'Camille Martin',
  nombreEmployes: 8,
  isEtablissement: false,
  nomDeLEtablissement: null,
};

/** Makes an empty document, and its account if need be; gives the account's id. */
export async function makeDuerp(
  deps: Deps,
  { emailAddress, duerpId }: { emailAddress: string; duerpId: string },
): Promise<string> {
  const accountId = await ensureAccount(deps, emailAddress);
  const now = deps.clock.now().toISOString();
  await insertDuerp(deps.database.queries, {
    id: duerpId,
    accountId,
    displayName: ENTREPRISE.nom,
    description: '',
    revision: REVISION,
    generatedRevision: null,
    entreprise: null,
    isPapripactEnabled: 0,
    ressourcesPapripact: '',
    expositions: '[]',
    sortBy: DEFAULT_DISPLAY_OPTIONS.sortBy,
    shouldGroupByUnite: 1,
    shouldGroupByCategorie: 1,
    createdAt: now,
    updatedAt: now,
    openedAt: now,
    deletedAt: null,
  });
  return accountId;
}

async function addUnite(
  { database: { queries } }: Deps,
  { duerpId, idUniteDeTravail, idCategorie, idRisque, idAction }: UniteParams,
) {
  const part = { duerpDocumentId: duerpId, idUniteDeTravail, position: 0 };
  const evaluation = { evalGravite: 3, evalFrequence: 2, evalMaitrise: 3 } as const;
  // Not the examples' name: a stale write of what is already there is answered as done.
  const asked = { effectif: null, differencesSelonSexe: '', famillesNonConcernees: '[]' };
  await insertUnites(queries, [{ ...part, ...asked, displayName: 'Boutique' }]);
  await insertCategories(queries, [
    { ...part, idCategorie, code: '', displayName: 'Chaleur du four', isUserDefined: 1 },
  ]);
  await insertRisques(queries, [
    {
      ...part,
      idCategorie,
      idRisque,
      code: '',
      displayName: 'Brûlure au four',
      isUserDefined: 1,
      danger: 'Sole et portes à 250 °C',
      remarques: '',
      mesuresEnPlace: '[]',
      nombreExposes: null,
      ...evaluation,
      evalueLe: null,
      evaluationPrecedente: null,
      niveauDeRisqueValue: computeNiveauDeRisque(evaluation),
    },
  ]);
  await insertActions(queries, [
    {
      ...part,
      idAction,
      idRisqueAssocie: idRisque,
      descriptionDeLaMesure: 'Fournir des gants longs',
      responsable: 'Camille Martin',
      budget: '200 €',
      date: '2027-01-15',
      statut: 'À planifier',
      conditionsExecution: '',
      indicateurResultat: '',
      type: null,
      termineeLe: null,
    },
  ]);
}

async function makeComplete(deps: Deps, params: UniteParams): Promise<string> {
  const accountId = await makeDuerp(deps, params);
  await addUnite(deps, params);
  await updateDuerp(deps.database.queries, params.duerpId, { entreprise: JSON.stringify(ENTREPRISE) });
  return accountId;
}

/** Makes version 1 by the operation itself, with the id that the pact names. */
async function makeVersion(
  deps: Deps,
  { accountId, duerpId, versionId }: { accountId: string; duerpId: string; versionId: string },
) {
  await generateVersion({ ...deps, makeId: () => versionId })({
    path: { id: duerpId },
    query: {},
    headers: {},
    body: { notesDeVersion: 'Première version', displayOptions: DEFAULT_DISPLAY_OPTIONS },
    encoding: 'identity',
    caller: { accountId, sessionId: '', isDelegated: false },
    ip: '',
    cookieHeader: undefined,
    requestId: '',
    log: deps.log,
  });
}

type VersionParams = ProviderStates['a DUERP with a version exists']['params'] & { idRisque?: string };

/** Makes a complete document with its version 1, covered by a paid year or not. */
export async function makeDuerpWithVersion(
  deps: Deps,
  { emailAddress, duerpId, versionId, isCovered, idUniteDeTravail, idRisque }: VersionParams,
): Promise<undefined> {
  const { makeId, clock, database } = deps;
  const ids = {
    idUniteDeTravail: idUniteDeTravail ?? makeId(),
    idCategorie: makeId(),
    idRisque: idRisque ?? makeId(),
    idAction: makeId(),
  };
  const accountId = await makeComplete(deps, { emailAddress, duerpId, ...ids });
  await makeVersion(deps, { accountId, duerpId, versionId });
  if (!isCovered) return;
  // Nobody pays with an address that is not verified.
  await updateAccount(database.queries, accountId, { isEmailVerified: 1 });
  const today = clock.now().toISOString().slice(0, 10);
  await insertSubscription(database.queries, {
    id: makeId(),
    accountId,
    plan: 'SUBPLAN_STANDARD',
    duerpDocumentId: duerpId,
    startDate: today,
    paidUntilDate: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`,
  });
}

type Names =
  | 'a DUERP exists'
  | 'a DUERP of another account exists'
  | 'a DUERP with a unit, a risk and an action exists'
  | 'a complete DUERP exists'
  | 'the generation limit of the DUERP is reached'
  | 'a DUERP with a version exists'
  | 'an archived DUERP with a version exists';

const etag = toEtag({ revision: REVISION });

export const makeDuerpStates = (deps: Deps): Pick<ProviderStateHandlers, Names> => ({
  async 'a DUERP exists'(params) {
    await makeDuerp(deps, params);
    return { etag };
  },
  async 'a DUERP of another account exists'({ duerpId }) {
    await makeDuerp(deps, { emailAddress: 'voisin@exemple.fr', duerpId });
    return undefined;
  },
  async 'a DUERP with a unit, a risk and an action exists'(params) {
    await makeDuerp(deps, params);
    await addUnite(deps, params);
    return { etag };
  },
  async 'a complete DUERP exists'(params) {
    await makeComplete(deps, params);
    return { etag };
  },
  async 'the generation limit of the DUERP is reached'({ duerpId }) {
    await reachLimit(deps, 'generationPerDuerp', duerpId);
    return undefined;
  },
  'a DUERP with a version exists': (params) => makeDuerpWithVersion(deps, params),
  async 'an archived DUERP with a version exists'(params) {
    await makeDuerpWithVersion(deps, params);
    const deletedAt = deps.clock.now().toISOString();
    await updateDuerp(deps.database.queries, params.duerpId, { deletedAt });
    return undefined;
  },
});
