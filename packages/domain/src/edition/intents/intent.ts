import type {
  ActionPreventive,
  CategorieDeRisques,
  DuerpData,
  Entreprise,
  FamilleNonConcernee,
  Risque,
  UniteDeTravail,
} from '@odu/api-contract/types';
import type { ChampDActionPreventive } from '../../champs/action-preventive.ts';
import type { ValeursDesExpositions } from '../../champs/exposition.ts';
import type { ValeursDesFamilles } from '../../champs/famille-de-risques.ts';
import type { ChampDuPapripact } from '../../champs/papripact.ts';
import type { ChampDeRisque } from '../../champs/risque.ts';
import type { ChampDUniteDeTravail } from '../../champs/unite-de-travail.ts';
import type { TraceDEvaluation } from '../../reevaluation/suivre-evaluation.ts';

/** Where an item of a list goes: after the first of these ids that is still there, the nearest first; none left: at the start. `'fin'`: at the end. */
export type Place = readonly string[] | 'fin';

/** An item and its place in its list. */
export type AvecPlace<T> = { readonly item: T; readonly place: Place };

/** What a person may write in a risk; its number comes with it. */
export type ValeursDeRisque = Pick<Risque, Exclude<ChampDeRisque, 'code'>>;

/** What a person may write in a preventive action. */
export type ValeursDAction = Pick<ActionPreventive, ChampDActionPreventive>;

/** What a person may write in a unit, beside its name. */
export type ValeursDUnite = Pick<UniteDeTravail, Exclude<ChampDUniteDeTravail, 'displayName'>>;

/** What a person decides of the yearly programme as a whole. */
export type ValeursDuPapripact = Pick<DuerpData, ChampDuPapripact>;

/** A link that an action has to a risk. */
export type LienDAction = { readonly idAction: string; readonly idRisqueAssocie: string };

/** The values that were seen when the edit was made, and what it makes of them: only the fields that change. */
export type Changement<Values> = { readonly base: Partial<Values>; readonly values: Partial<Values> };

/** A move. `base` is the order of the list (its ids) as it was seen: only a move that takes another one back has it, since two people who move meet without a question. */
export type Deplacement = { readonly place: Place; readonly base?: readonly string[] };

type DansUnite = { readonly idUniteDeTravail: string };

/** The families of a unit that an edit sets aside again: it takes back one that had lifted their « non concernée ». */
type RetourDeFamilles = { readonly familles?: readonly FamilleNonConcernee[] };

/** What an edit of a risk makes of its evaluations' trace, where its criteria and its instant do not say it. */
type SuiteDEvaluation = {
  /** The trace itself: the evaluation is said to be right still, or an edit is taken back. */
  readonly trace?: TraceDEvaluation;
  /** When the newest finished action of the risk was, as it was seen: what is evaluated since takes the place of what was before. */
  readonly termineeLe?: string;
};

/** Categories and risks that come into a unit; a category stands there for its risks too, found again by its id or its name. */
export type AjoutDeRisques = DansUnite & {
  readonly categories: readonly AvecPlace<CategorieDeRisques>[];
  readonly risques: readonly AvecPlace<Risque>[];
  /** Actions of the unit that are linked again to a risk that comes back. */
  readonly liens: readonly LienDAction[];
};

/** Categories and risks that leave a unit, as they were seen. */
export type RetraitDeRisques = DansUnite &
  RetourDeFamilles & {
    readonly base: {
      readonly categories: readonly CategorieDeRisques[];
      readonly risques: readonly Risque[];
    };
  };

/** One of the things that a person can do to a document. */
type Geste =
  | {
      /** `restaurerUnites` gives back what was deleted, with its content. */
      readonly kind: 'ajouterUnites' | 'restaurerUnites';
      readonly unites: readonly AvecPlace<UniteDeTravail>[];
    }
  | {
      /** `retirerUnites` takes an addition back. */
      readonly kind: 'supprimerUnite' | 'retirerUnites';
      readonly base: readonly UniteDeTravail[];
    }
  | ({ readonly kind: 'renommerUnite' } & DansUnite & Changement<{ displayName: string }>)
  | ({ readonly kind: 'modifierUnite' } & DansUnite & Changement<ValeursDUnite>)
  | ({ readonly kind: 'deplacerUnite' } & DansUnite & Deplacement)
  | ({
      /** A premade risk, or one that is copied, that the unit already has under the same name is not added again. */
      readonly kind: 'ajouterCategorie' | 'ajouterRisque' | 'ajouterRisquesPremade' | 'restaurerRisques';
    } & AjoutDeRisques)
  | ({
      /** `supprimerCategorie` takes all its risks with it; `retirerRisques` takes an addition back, and leaves a category that is used. */
      readonly kind: 'supprimerCategorie' | 'supprimerRisque' | 'retirerRisques';
    } & RetraitDeRisques)
  | ({ readonly kind: 'renommerCategorie'; readonly idCategorie: string } & DansUnite &
      Changement<{ displayName: string }>)
  | ({ readonly kind: 'deplacerCategorie'; readonly idCategorie: string } & DansUnite & Deplacement)
  | ({ readonly kind: 'modifierRisque'; readonly idRisque: string } & DansUnite &
      RetourDeFamilles &
      SuiteDEvaluation &
      Changement<ValeursDeRisque>)
  | ({ readonly kind: 'deplacerRisque'; readonly idRisque: string } & DansUnite & Deplacement)
  | ({
      /** Families that do not concern the unit (a reason, or none), or are to look at again (null). */
      readonly kind: 'ecarterFamilles';
    } & DansUnite &
      Changement<ValeursDesFamilles>)
  | {
      /** `restaurerAction` gives back what was deleted. */
      readonly kind: 'ajouterAction' | 'restaurerAction';
      readonly action: AvecPlace<ActionPreventive>;
    }
  | ({
      readonly kind: 'modifierAction';
      readonly idAction: string;
      /** When it became « Terminé », where the edit's own instant does not say it: one that takes another back, or is made after an evaluation that a later clock dated. */
      readonly termineeLe?: string | null;
    } & DansUnite &
      Changement<ValeursDAction>)
  | {
      /** `retirerAction` takes an addition back. */
      readonly kind: 'supprimerAction' | 'retirerAction';
      readonly base: ActionPreventive;
    }
  | ({ readonly kind: 'modifierEntreprise' } & Changement<Entreprise>)
  | ({
      /** Its switch, its resources, or both. */
      readonly kind: 'activerPapripact';
    } & Changement<ValeursDuPapripact>)
  | ({
      /** What the annex of exposures says of some factors. */
      readonly kind: 'modifierExpositions';
    } & Changement<ValeursDesExpositions>);

/** What an edit is that takes another one back, or does it again: it stops at somebody else's, with all that the same « Annuler » or « Rétablir » made. */
export type Retour = {
  /** The same in all that it made. */
  readonly geste: string;
  /** The edit that is taken back, or whose taking back is. */
  readonly de: string;
  readonly fait: 'annulée' | 'rétablie';
};

/** What a person meant, as data: ids of new items are in it, so that it means the same whatever the document has become. */
export type Edition = Geste & {
  readonly retour?: Retour;
  /** The same in edits that have no meaning one without the other: of a move, nothing is taken away where it was once the user gives up that it comes elsewhere. */
  readonly ensemble?: string;
  /** Of what a move takes away, by its id, the id that it has elsewhere: where somebody deletes it there meanwhile, it stays. */
  readonly copies?: Readonly<Record<string, string>>;
};

/** What makes an intent itself: a UUID and the instant (ISO 8601) at which it was meant. */
export type Stamp = { readonly id: string; readonly at: string };

/** One edit of a document, kept until the server holds it. */
export type Intent = Stamp & Edition;

export type IntentKind = Intent['kind'];

/** An intent of these kinds. */
export type IntentOf<Kind extends IntentKind> = Extract<Intent, { kind: Kind }>;
