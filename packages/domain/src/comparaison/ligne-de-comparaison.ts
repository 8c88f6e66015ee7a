/** What a line of a comparison is about, in the order in which the lines stand. */
export const OBJETS_COMPARES = [
  'ENTREPRISE',
  'PROGRAMME',
  'EXPOSITIONS',
  'UNITE',
  'CATEGORIE',
  'RISQUE',
  'ACTION',
] as const;
export type ObjetCompare = (typeof OBJETS_COMPARES)[number];

/** What happened to it between the two states. */
export const NATURES_DE_CHANGEMENT = [
  'AJOUT',
  'RETRAIT',
  'RENOMMAGE',
  'REEVALUATION',
  'DEPLACEMENT',
  'MODIFICATION',
] as const;
export type NatureDeChangement = (typeof NATURES_DE_CHANGEMENT)[number];

/** A field that says something else than before, by its name and its two values in French. */
export type Ecart = { readonly champ: string; readonly avant: string; readonly apres: string };

/** One thing of the document that is not as it was. */
export type LigneDeComparaison = {
  readonly objet: ObjetCompare;
  /** Of the thing; its kind for what a document has once. */
  readonly id: string;
  /** One at least. */
  readonly natures: readonly NatureDeChangement[];
  /** The unit in which it is, or was when it is gone; null for what is of no unit. */
  readonly unite: string | null;
  /** Its name now, or its last one. */
  readonly nom: string;
  /** Its name before, when that is another. */
  readonly ancienNom: string | null;
  /** The levels of a risk that was evaluated differently, added or removed: null where there is none. */
  readonly niveaux: { readonly avant: number | null; readonly apres: number | null } | null;
  /** What else changed, in the order of the fields. */
  readonly ecarts: readonly Ecart[];
  /** How many risks and actions came or went with the unit; 0 for another line. */
  readonly risques: number;
  readonly actions: number;
  /** Came or went with its whole unit, whose own line counts it. */
  readonly isAvecSonUnite: boolean;
};

/** A line with what it says, and nothing where nothing is said. */
export const makeLigne = (
  ligne: Pick<LigneDeComparaison, 'objet' | 'id' | 'nom' | 'natures'> & Partial<LigneDeComparaison>,
): LigneDeComparaison => ({
  unite: null,
  ancienNom: null,
  niveaux: null,
  ecarts: [],
  risques: 0,
  actions: 0,
  isAvecSonUnite: false,
  ...ligne,
});

/** Which lines to show; an empty list shows all. */
export type FiltreDeComparaison = {
  readonly objets: readonly ObjetCompare[];
  readonly natures: readonly NatureDeChangement[];
};

/** The lines of one of these things to which one of these changes happened. */
export const filterLignes = (
  lignes: readonly LigneDeComparaison[],
  { objets, natures }: FiltreDeComparaison,
): LigneDeComparaison[] =>
  lignes.filter(
    (ligne) =>
      (objets.length === 0 || objets.includes(ligne.objet)) &&
      (natures.length === 0 || ligne.natures.some((nature) => natures.includes(nature))),
  );
