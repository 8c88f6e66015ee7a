import type { Effectif, MesureEnPlace, UniteDeTravail } from '@odu/api-contract/types';
import type { Entite } from '../../champs/show-champ.ts';
import type { AvecPlace, Place } from '../intents/intent.ts';

/** What kind of item a collision is about: an entity of the tables of fields. */
export type EntiteEditee = Entite;

/** The item that two people touched, with the names by which a reader knows it. */
export type Cible = {
  readonly entite: EntiteEditee;
  /** Null for the company, the PAPRIPACT and the annex: there is one of each. */
  readonly id: string | null;
  readonly nom: string;
  readonly idUniteDeTravail: string | null;
  readonly nomDeLUnite: string | null;
};

/** A value of a field, as the wire has it. */
export type Valeur = string | number | boolean | null | readonly MesureEnPlace[] | Effectif;

/** One thing that an edit and somebody else's say differently. */
export type Collision =
  | {
      readonly type: 'champ';
      readonly cible: Cible;
      readonly champ: string;
      readonly mien: Valeur;
      readonly autre: Valeur;
    }
  /** What an undo moves back was moved since: what it would stand after, and stands after now; null: it is the first. */
  | {
      readonly type: 'deplacement';
      readonly cible: Cible;
      readonly mien: string | null;
      readonly autre: string | null;
    }
  /** What the edit changes, or the unit that it adds to, is gone. */
  | { readonly type: 'cibleSupprimee'; readonly cible: Cible }
  /** What the edit deletes has changed since: how many of its items did, itself included. */
  | { readonly type: 'suppression'; readonly cible: Cible; readonly changements: number };

/** A unit as it was seen. `places`, by id, when only a part of what it held is kept: the places that these items had. */
export type Vue = AvecPlace<UniteDeTravail> & { readonly places?: Readonly<Record<string, Place>> };

/** Units as they were seen when the edits were made: what is gone is named, and can be made again, from them. */
export type Vues = readonly Vue[];
