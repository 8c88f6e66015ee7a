import type {
  ActionPreventive,
  Exposition,
  FamilleNonConcernee,
  MesureEnPlace,
  Risque,
} from '@odu/api-contract/types';
import { CHAMPS_D_ACTION_PREVENTIVE } from '../champs/action-preventive.ts';
import { CHAMPS_DE_CATEGORIE } from '../champs/categorie-de-risques.ts';
import type { Champ } from '../champs/champ.ts';
import type { Incomplet } from '../champs/incomplet.ts';
import { CHAMPS_DU_PAPRIPACT } from '../champs/papripact.ts';
import { CHAMPS_DE_RISQUE } from '../champs/risque.ts';
import { CHAMPS_D_UNITE_DE_TRAVAIL } from '../champs/unite-de-travail.ts';
import { makeNomIllisible } from '../texte/nom-illisible.ts';
import { normalizeForSearch } from '../texte/normalize-for-search.ts';
import { scrambleText } from '../texte/scramble-text.ts';

/** Counts up when the demo of the same data is no more the same: what was kept of an earlier one is then made again. */
export const EDITION_DE_LA_DEMO = 3;

type Named = Pick<Risque, 'displayName'> & Incomplet<Pick<Risque, 'isUserDefined'>>;
type DescribedAction = Pick<ActionPreventive, 'descriptionDeLaMesure'>;
type Unite<C, R, A> = {
  readonly categorieDeRisques: readonly C[];
  readonly risques: readonly R[];
  readonly papripactActionsPreventives: readonly A[];
  readonly famillesNonConcernees?: readonly FamilleNonConcernee[] | undefined;
};
type Table = Readonly<Record<string, Pick<Champ<never>, 'label' | 'isScrambled' | 'isLeftOutOfDemo'>>>;

/** A text, or the texts of a list of measures, unreadable; any other value as it is. A measure may be the referential's: it gets words by its place. */
const scrambleValue = (value: unknown): unknown => {
  if (typeof value === 'string') return scrambleText(value);
  return Array.isArray(value)
    ? value.map((mesure: MesureEnPlace, place) => ({ ...mesure, texte: makeNomIllisible(place) }))
    : value;
};

/** The entity with the texts of its table unreadable, those apart that the table keeps; what has no line stays too (ids, levels). */
const scrambleChamps = <E extends object>(entity: E, table: Table): E =>
  Object.fromEntries(
    Object.entries(entity).map(([field, value]: [string, unknown]) => {
      const champ = table[field];
      if (champ === undefined || champ.isScrambled === false) return [field, value];
      return [field, champ.isLeftOutOfDemo ? '' : scrambleValue(value)];
    }),
    // Each field keeps its type: a text stays a text.
  ) as E;

/**
 * Gives the names of a demo: whoever has the referential would find a name of it again by the lengths of its words, so it gets another
 * by its place in the document alone. One name has one place, so that what stands together in the document does in the demo.
 */
const makeNames = () => {
  const places = new Map<string, number>();
  return <E extends Named>(entity: E, table: Table): E => {
    const scrambled = scrambleChamps(entity, table);
    // Absent in a version made before the field existed: then nobody knows, and it counts as the referential's.
    if (entity.isUserDefined === true || entity.displayName === '') return scrambled;
    const key = normalizeForSearch(entity.displayName);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return { ...scrambled, displayName: makeNomIllisible(place) };
  };
};

/**
 * The data of the demo (decision C5), as the tables of fields say: nothing of the risks, categories and actions can be read, and no
 * code or shape of a name leads back to the referential; company, units, levels and structure stay. A new object.
 */
export const scrambleDocumentData = <
  C extends Named,
  R extends Named,
  A extends DescribedAction,
  D extends {
    readonly unitesDeTravail: readonly Unite<C, R, A>[];
    readonly expositions?: readonly Exposition[] | undefined;
  },
>(
  data: D & { readonly unitesDeTravail: readonly Unite<C, R, A>[] },
): D => {
  const scrambleCategorie = makeNames();
  const scrambleRisque = makeNames();
  return {
    ...scrambleChamps(data, CHAMPS_DU_PAPRIPACT),
    ...(data.expositions !== undefined && {
      expositions: data.expositions.map(({ facteur, donneesCollectives, nombreAuDela }) => ({
        facteur,
        donneesCollectives: scrambleText(donneesCollectives),
        nombreAuDela,
      })),
    }),
    unitesDeTravail: data.unitesDeTravail.map((unite) => ({
      ...scrambleChamps(unite, CHAMPS_D_UNITE_DE_TRAVAIL),
      ...(unite.famillesNonConcernees !== undefined && {
        famillesNonConcernees: unite.famillesNonConcernees.map(({ code, motif }) => ({
          code,
          motif: scrambleText(motif),
        })),
      }),
      categorieDeRisques: unite.categorieDeRisques.map((categorie) =>
        scrambleCategorie(categorie, CHAMPS_DE_CATEGORIE),
      ),
      risques: unite.risques.map((risque) => scrambleRisque(risque, CHAMPS_DE_RISQUE)),
      papripactActionsPreventives: unite.papripactActionsPreventives.map((action) =>
        scrambleChamps(action, CHAMPS_D_ACTION_PREVENTIVE),
      ),
    })),
  };
};
