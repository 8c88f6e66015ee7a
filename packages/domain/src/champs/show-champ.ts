import type {
  ActionPreventive,
  CategorieDeRisques,
  DuerpData,
  Entreprise,
  Risque,
  UniteDeTravail,
} from '@odu/api-contract/types';
import { CHAMPS_D_ACTION_PREVENTIVE } from './action-preventive.ts';
import type { ChampDActionPreventive } from './action-preventive.ts';
import { CHAMPS_DE_CATEGORIE } from './categorie-de-risques.ts';
import type { ChampDeCategorie } from './categorie-de-risques.ts';
import type { Champ, NomOf } from './champ.ts';
import { CHAMPS_DES_EXPOSITIONS } from './exposition.ts';
import type { ValeursDesExpositions } from './exposition.ts';
import { CHAMPS_DES_FAMILLES } from './famille-de-risques.ts';
import type { ValeursDesFamilles } from './famille-de-risques.ts';
import { CHAMPS_D_ENTREPRISE } from './entreprise.ts';
import type { ChampDEntreprise } from './entreprise.ts';
import { CHAMPS_DU_PAPRIPACT } from './papripact.ts';
import type { ChampDuPapripact } from './papripact.ts';
import { CHAMPS_DE_RISQUE } from './risque.ts';
import type { ChampDeRisque } from './risque.ts';
import { CHAMPS_D_UNITE_DE_TRAVAIL } from './unite-de-travail.ts';
import type { ChampDUniteDeTravail } from './unite-de-travail.ts';

/** What each table has a line for, with the types of the contract. */
type ValeursByEntite = {
  entreprise: Pick<Entreprise, ChampDEntreprise>;
  uniteDeTravail: Pick<UniteDeTravail, ChampDUniteDeTravail>;
  categorieDeRisques: Pick<CategorieDeRisques, ChampDeCategorie>;
  risque: Pick<Risque, ChampDeRisque>;
  actionPreventive: Pick<ActionPreventive, ChampDActionPreventive>;
  papripact: Pick<DuerpData, ChampDuPapripact>;
  famillesDeRisques: ValeursDesFamilles;
  expositions: ValeursDesExpositions;
};

/** What has a table of fields. */
export type Entite = keyof ValeursByEntite;

/** A field of the table of an entity. */
export type ChampOf<N extends Entite> = keyof ValeursByEntite[N];

type Table<V> = { readonly [F in keyof V]: Champ<V[F]> };

/** The tables of fields by entity. */
export const CHAMPS: { readonly [N in Entite]: Table<ValeursByEntite[N]> } = {
  entreprise: CHAMPS_D_ENTREPRISE,
  uniteDeTravail: CHAMPS_D_UNITE_DE_TRAVAIL,
  categorieDeRisques: CHAMPS_DE_CATEGORIE,
  risque: CHAMPS_DE_RISQUE,
  actionPreventive: CHAMPS_D_ACTION_PREVENTIVE,
  papripact: CHAMPS_DU_PAPRIPACT,
  famillesDeRisques: CHAMPS_DES_FAMILLES,
  expositions: CHAMPS_DES_EXPOSITIONS,
};

const noNom: NomOf = () => undefined;

const showIn = <V, F extends keyof V>(table: Table<V>, champ: F, value: V[F], nomOf: NomOf): string =>
  table[champ].show(value, nomOf);

/**
 * The French text of a field's value: ratings by their names, days in long form, « (vide) » for nothing. `nomOf` names what a
 * field holds by id (the category of a risk, the risk of an action).
 */
export const showChamp = <N extends Entite, F extends ChampOf<N>>(
  entite: N,
  champ: F,
  value: ValeursByEntite[N][F],
  nomOf: NomOf = noNom,
): string => showIn<ValeursByEntite[N], F>(CHAMPS[entite], champ, value, nomOf);
