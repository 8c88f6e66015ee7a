import type { ImportDuerpRequest } from '@odu/api-contract/types';
import { CHAMPS_D_ACTION_PREVENTIVE } from '../champs/action-preventive.ts';
import { CHAMPS_DE_CATEGORIE } from '../champs/categorie-de-risques.ts';
import { listChamps } from '../champs/champ.ts';
import { CHAMPS_D_ENTREPRISE } from '../champs/entreprise.ts';
import { CHAMPS_DE_RISQUE } from '../champs/risque.ts';
import { CHAMPS_D_UNITE_DE_TRAVAIL } from '../champs/unite-de-travail.ts';
import { ENTREPRISE_VIDE } from '../edition/apply/entreprise-du-document.ts';
import { NEW_DUERP_NAME } from '../edition/apply/nom-du-document.ts';
import { CODES_DE_FAMILLE } from '../familles/familles-de-risques.ts';
import { DEFAULT_DISPLAY_OPTIONS } from '../risque/list-risques.ts';

type Objet = Readonly<Record<string, unknown>>;

const isObjet = (value: unknown): value is Objet =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listObjets = (value: unknown): Objet[] => (Array.isArray(value) ? value.filter(isObjet) : []);

/** Only what this program knows: another one may be newer, and the contract refuses a field that it does not know. */
const pick = (source: Objet, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.filter((field) => Object.hasOwn(source, field)).map((field) => [field, source[field]] as const),
  );

const CATEGORIE = ['idCategorie', 'isUserDefined', ...listChamps(CHAMPS_DE_CATEGORIE)];
const RISQUE = [
  'idRisque',
  'isUserDefined',
  'evalueLe',
  'evaluationPrecedente',
  ...listChamps(CHAMPS_DE_RISQUE),
];
const ACTION = ['idAction', 'idUniteDeTravail', 'termineeLe', ...listChamps(CHAMPS_D_ACTION_PREVENTIVE)];
const EXPOSITION = ['facteur', 'donneesCollectives', 'nombreAuDela'];
const UNITE = ['idUniteDeTravail', ...listChamps(CHAMPS_D_UNITE_DE_TRAVAIL)];
const EFFECTIF = ['total', 'femmes', 'hommes'];
const FAMILLE = ['code', 'motif'];
const AVANT_LES_CHAMPS = { code: '', isUserDefined: false };

/** What a unit of an older program lacks stays out: the call then has it empty. */
function readValeurs(unite: Objet) {
  const { effectif, ...valeurs } = pick(unite, UNITE);
  return { ...valeurs, ...(isObjet(effectif) && { effectif: pick(effectif, EFFECTIF) }) };
}

/** Of the families that this program knows. */
const readFamilles = (familles: unknown) =>
  listObjets(familles)
    .filter(({ code }) => CODES_DE_FAMILLE.some((known) => known === code))
    .map((famille) => pick(famille, FAMILLE));

function readUnite(unite: Objet) {
  const risques = listObjets(unite['risques']).map((risque) => ({
    ...AVANT_LES_CHAMPS,
    ...pick(risque, RISQUE),
  }));
  const ids = new Set(risques.map((risque) => Reflect.get(risque, 'idRisque') as unknown));
  return {
    ...readValeurs(unite),
    famillesNonConcernees: readFamilles(unite['famillesNonConcernees']),
    categorieDeRisques: listObjets(unite['categorieDeRisques']).map((categorie) => ({
      ...AVANT_LES_CHAMPS,
      ...pick(categorie, CATEGORIE),
    })),
    risques,
    papripactActionsPreventives: listObjets(unite['papripactActionsPreventives']).map((action) => ({
      ...pick(action, ACTION),
      // An action outlives its risk.
      idRisqueAssocie: ids.has(action['idRisqueAssocie']) ? action['idRisqueAssocie'] : null,
    })),
  };
}

/**
 * The data that a version's file carries (`duerp.json`, of any server and any age), as the call that makes a document of
 * them: what is computed or unknown is left out, what did not exist yet is empty. Null for anything else. Its values are
 * only as good as the file's: the server checks each of them.
 */
export function readDuerpJoint(json: unknown): ImportDuerpRequest | null {
  if (!isObjet(json) || !isObjet(json['data'])) return null;
  const { data, displayName } = json;
  const { entreprise, unitesDeTravail, displayOptions } = data;
  if (!Array.isArray(unitesDeTravail) || !unitesDeTravail.every(isObjet)) return null;
  const request = {
    displayName: typeof displayName === 'string' && displayName.trim() !== '' ? displayName : NEW_DUERP_NAME,
    entreprise: isObjet(entreprise)
      ? { ...ENTREPRISE_VIDE, ...pick(entreprise, listChamps(CHAMPS_D_ENTREPRISE)) }
      : null,
    unitesDeTravail: unitesDeTravail.map(readUnite),
    isPapripactEnabled: data['isPapripactEnabled'] === true,
    ressourcesPapripact: data['ressourcesPapripact'] ?? '',
    expositions: listObjets(data['expositions']).map((exposition) => pick(exposition, EXPOSITION)),
    displayOptions: {
      ...DEFAULT_DISPLAY_OPTIONS,
      ...(isObjet(displayOptions) && pick(displayOptions, Object.keys(DEFAULT_DISPLAY_OPTIONS))),
    },
  };
  // The fields are those of the call; the server's contract checks their values.
  return request as ImportDuerpRequest;
}
