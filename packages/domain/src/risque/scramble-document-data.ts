import type {
  ActionPreventive,
  CategorieDeRisques,
  FamilleNonConcernee,
  Risque,
} from '@odu/api-contract/types';
import { CHAMPS_D_ACTION_PREVENTIVE } from '../champs/action-preventive.ts';
import { CHAMPS_DE_CATEGORIE } from '../champs/categorie-de-risques.ts';
import type { Champ } from '../champs/champ.ts';
import { CHAMPS_DU_PAPRIPACT } from '../champs/papripact.ts';
import { CHAMPS_DE_RISQUE } from '../champs/risque.ts';
import { scrambleText } from '../texte/scramble-text.ts';

type Categorie = Pick<CategorieDeRisques, 'displayName' | 'isUserDefined'>;
type NamedRisque = Pick<Risque, 'displayName'>;
type DescribedAction = Pick<ActionPreventive, 'descriptionDeLaMesure'>;
type Unite<C, R, A> = {
  readonly categorieDeRisques: readonly C[];
  readonly risques: readonly R[];
  readonly papripactActionsPreventives: readonly A[];
  readonly famillesNonConcernees?: readonly FamilleNonConcernee[] | undefined;
};
type Table = Readonly<Record<string, Pick<Champ<never>, 'label' | 'isScrambled'>>>;

/** The entity with the texts of its table unreadable, those apart that the table keeps; what has no line stays too (ids, levels). */
const scrambleChamps = <E extends object>(entity: E, table: Table): E =>
  Object.fromEntries(
    Object.entries(entity).map(([field, value]: [string, unknown]) => {
      const champ = table[field];
      const isScrambled = champ !== undefined && champ.isScrambled !== false && typeof value === 'string';
      return [field, isScrambled ? scrambleText(value) : value];
    }),
    // Each field keeps its type: a text stays a text.
  ) as E;

/** A user's category gets an unreadable name; a category of the referential is public and keeps its own. */
const scrambleCategorie = <C extends Categorie>(categorie: C): C =>
  categorie.isUserDefined ? scrambleChamps(categorie, CHAMPS_DE_CATEGORIE) : categorie;

/**
 * The data of the demo (decision C5), as the tables of fields say: nothing of the risks and actions can be read; company,
 * units, numbers, levels and structure stay. A new object.
 */
export const scrambleDocumentData = <
  C extends Categorie,
  R extends NamedRisque,
  A extends DescribedAction,
  D extends { readonly unitesDeTravail: readonly Unite<C, R, A>[] },
>(
  data: D & { readonly unitesDeTravail: readonly Unite<C, R, A>[] },
): D => ({
  ...scrambleChamps(data, CHAMPS_DU_PAPRIPACT),
  unitesDeTravail: data.unitesDeTravail.map((unite) => ({
    ...unite,
    ...(unite.famillesNonConcernees !== undefined && {
      famillesNonConcernees: unite.famillesNonConcernees.map(({ code, motif }) => ({
        code,
        motif: scrambleText(motif),
      })),
    }),
    categorieDeRisques: unite.categorieDeRisques.map(scrambleCategorie),
    risques: unite.risques.map((risque) => scrambleChamps(risque, CHAMPS_DE_RISQUE)),
    papripactActionsPreventives: unite.papripactActionsPreventives.map((action) =>
      scrambleChamps(action, CHAMPS_D_ACTION_PREVENTIVE),
    ),
  })),
});
