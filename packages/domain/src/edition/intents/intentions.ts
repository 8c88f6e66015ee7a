import type {
  ActionPreventive,
  CategorieDeRisques,
  DuerpDocument,
  Entreprise,
  Risque,
  UniteDeTravail,
} from '@odu/api-contract/types';
import { addPremadeRisques, createRisque } from '../../risque/add-premade-risques.ts';
import type { PremadeSelection } from '../../risque/premade-selection.ts';
import { toChangement } from './changement.ts';
import { ENTREPRISE_VIDE } from '../apply/entreprise-du-document.ts';
import type { ValeursDesExpositions } from '../../champs/exposition.ts';
import type { ValeursDesFamilles } from '../../champs/famille-de-risques.ts';
import { changeFamilles, readFamilles } from '../apply/familles-de-l-unite.ts';
import { createUnite, mergeAction } from '../apply/evaluation-du-risque.ts';
import type { AvecPlace, Edition, ValeursDAction, ValeursDuPapripact, ValeursDUnite } from './intent.ts';
import { idOfCategorie, idOfRisque, idOfUnite, placeOf } from './liste.ts';

const atEnd = <T>(item: T): AvecPlace<T> => ({ item, place: 'fin' });

/** Adds units of these names at the end; names are trimmed. */
export const ajouterUnites = (names: readonly string[], createId: () => string): Edition => ({
  kind: 'ajouterUnites',
  unites: names.map((name) => atEnd(createUnite(createId(), name.trim()))),
});

/** Gives a unit another name; null when it is the same. */
export function renommerUnite(unite: UniteDeTravail, name: string): Edition | null {
  const { idUniteDeTravail, displayName } = unite;
  const changement = toChangement({ displayName }, { displayName: name.trim() });
  return changement && { kind: 'renommerUnite', idUniteDeTravail, ...changement };
}

/** Writes who works in a unit as it was seen; null when nothing differs. */
export function modifierUnite(
  seen: Pick<UniteDeTravail, 'idUniteDeTravail' | keyof ValeursDUnite>,
  values: Partial<ValeursDUnite>,
): Edition | null {
  const { idUniteDeTravail } = seen;
  const changement = toChangement<ValeursDUnite>(
    { effectif: null, differencesSelonSexe: '', ...seen },
    values,
  );
  return changement && { kind: 'modifierUnite', idUniteDeTravail, ...changement };
}

/** The move that makes the units' order the wanted one, when one unit was moved; null when none was. Of two neighbours that change places, `taken` is the one that the user moved. */
export function deplacerUnite(
  { data }: DuerpDocument,
  ids: readonly string[],
  taken?: string,
): Edition | null {
  const known = data.unitesDeTravail.map(idOfUnite);
  const wanted = ids.filter((id) => known.includes(id));
  const first = wanted.findIndex((id, index) => id !== known[index]);
  const isSameWithout = (moved: string | undefined) => {
    const left = known.filter((id) => id !== moved);
    return wanted.filter((id) => id !== moved).every((id, index) => id === left[index]);
  };
  const moved = [taken, wanted[first], known[first]].find(isSameWithout);
  if (first === -1 || moved === undefined) return null;
  return {
    kind: 'deplacerUnite',
    idUniteDeTravail: moved,
    place: wanted.slice(0, wanted.indexOf(moved)).toReversed(),
  };
}

/** Deletes a unit with all that it holds. */
export const supprimerUnite = (unite: UniteDeTravail): Edition => ({ kind: 'supprimerUnite', base: [unite] });

/** Adds the ticked premade risks with their categories; null when the unit has them all. */
export function ajouterRisquesPremade(
  unite: UniteDeTravail,
  selection: PremadeSelection,
  premade: Parameters<typeof addPremadeRisques>[2],
  createId: () => string,
): Edition | null {
  const { categorieDeRisques, risques } = addPremadeRisques(unite, selection, premade, createId);
  const known = new Set(unite.risques.map(idOfRisque));
  const added = risques.filter(({ idRisque }) => !known.has(idRisque));
  const used = new Set(added.map(idOfCategorie));
  if (added.length === 0) return null;
  return {
    kind: 'ajouterRisquesPremade',
    idUniteDeTravail: unite.idUniteDeTravail,
    categories: categorieDeRisques.filter(({ idCategorie }) => used.has(idCategorie)).map(atEnd),
    risques: added.map(atEnd),
    liens: [],
  };
}

/** Adds a category of the user's own. */
export const ajouterCategorie = (
  { idUniteDeTravail }: UniteDeTravail,
  name: string,
  createId: () => string,
): Edition => ({
  kind: 'ajouterCategorie',
  idUniteDeTravail,
  categories: [atEnd({ idCategorie: createId(), code: '', displayName: name.trim(), isUserDefined: true })],
  risques: [],
  liens: [],
});

/** Gives a category another name; null when it is the same. */
export function renommerCategorie(
  { idUniteDeTravail }: UniteDeTravail,
  { idCategorie, displayName }: CategorieDeRisques,
  name: string,
): Edition | null {
  const changement = toChangement({ displayName }, { displayName: name.trim() });
  return changement && { kind: 'renommerCategorie', idUniteDeTravail, idCategorie, ...changement };
}

/** Deletes a category with its risks. */
export const supprimerCategorie = (unite: UniteDeTravail, categorie: CategorieDeRisques): Edition => ({
  kind: 'supprimerCategorie',
  idUniteDeTravail: unite.idUniteDeTravail,
  base: {
    categories: [categorie],
    risques: unite.risques.filter(({ idCategorie }) => idCategorie === categorie.idCategorie),
  },
});

/** Adds a risk of the user's own at the end of a unit, with its category to be found again by. */
export const ajouterRisque = (
  { idUniteDeTravail }: UniteDeTravail,
  categorie: CategorieDeRisques,
  name: string,
  createId: () => string,
): Edition => ({
  kind: 'ajouterRisque',
  idUniteDeTravail,
  categories: [atEnd(categorie)],
  risques: [
    atEnd(
      createRisque({
        idRisque: createId(),
        idCategorie: categorie.idCategorie,
        code: '',
        displayName: name.trim(),
        isUserDefined: true,
      }),
    ),
  ],
  liens: [],
});

/**
 * Sets families of a unit aside (a reason, empty without one), or takes that back (null); null when it changes nothing. A
 * family of which the unit has a risk is not set aside.
 */
export function modifierFamilles(unite: UniteDeTravail, values: Partial<ValeursDesFamilles>): Edition | null {
  const { idUniteDeTravail } = unite;
  const wanted = readFamilles(changeFamilles(unite, values));
  const changement = toChangement<ValeursDesFamilles>(readFamilles(unite), wanted);
  return changement && { kind: 'ecarterFamilles', idUniteDeTravail, ...changement };
}

/** Deletes a risk. */
export const supprimerRisque = ({ idUniteDeTravail }: UniteDeTravail, risque: Risque): Edition => ({
  kind: 'supprimerRisque',
  idUniteDeTravail,
  base: { categories: [], risques: [risque] },
});

/** Adds a preventive action at the end of its unit's list. */
export const ajouterAction = (action: ActionPreventive): Edition => ({
  kind: 'ajouterAction',
  action: atEnd(action),
});

/** Writes values in an action as it was seen; null when none differs. */
export function modifierAction(seen: ActionPreventive, values: Partial<ValeursDAction>): Edition | null {
  const { idAction, idUniteDeTravail } = seen;
  // A document of a server before these fields does not have them: that is nothing, and no change.
  const changement = toChangement<ValeursDAction>(mergeAction(seen, undefined, null), values);
  return changement && { kind: 'modifierAction', idUniteDeTravail, idAction, ...changement };
}

/** Deletes a preventive action. */
export const supprimerAction = (action: ActionPreventive): Edition => ({
  kind: 'supprimerAction',
  base: action,
});

/** Writes the company as it was seen; null when nothing differs. */
export function modifierEntreprise(seen: Entreprise | null, values: Entreprise): Edition | null {
  const changement = toChangement<Entreprise>(seen ?? ENTREPRISE_VIDE, values);
  return changement && { kind: 'modifierEntreprise', ...changement };
}

/** Turns the PAPRIPACT on or off. */
export const activerPapripact = (isPapripactEnabled: boolean): Edition => ({
  kind: 'activerPapripact',
  base: { isPapripactEnabled: !isPapripactEnabled },
  values: { isPapripactEnabled },
});

/** Writes the resources of the yearly programme as they were seen; null when they are the same. */
export function modifierRessourcesPapripact(seen: string, ressourcesPapripact: string): Edition | null {
  const changement = toChangement<ValeursDuPapripact>(
    { isPapripactEnabled: false, ressourcesPapripact: seen },
    { ressourcesPapripact },
  );
  return changement && { kind: 'activerPapripact', ...changement };
}

/** Writes in the annex of exposures as it was seen; null when it changes nothing. */
export function modifierExpositions(
  seen: ValeursDesExpositions,
  values: Partial<ValeursDesExpositions>,
): Edition | null {
  const changement = toChangement<ValeursDesExpositions>(seen, values);
  return changement && { kind: 'modifierExpositions', ...changement };
}

/** The units that intents are about, as the document shows them: kept beside the intents, so that what is deleted meanwhile can be made again. */
export function listVues({ data: { unitesDeTravail } }: DuerpDocument, ids: ReadonlySet<string>) {
  return unitesDeTravail
    .filter(({ idUniteDeTravail }) => ids.has(idUniteDeTravail))
    .map((item) => ({ item, place: placeOf(unitesDeTravail, idOfUnite, item.idUniteDeTravail) }));
}
