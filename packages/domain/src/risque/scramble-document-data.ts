import { scrambleText } from '../texte/scramble-text.ts';

type MaybeText = string | null | undefined;
type Categorie = { displayName: string; isUserDefined: boolean };
type Risque = { displayName: string; danger?: MaybeText; remarques?: MaybeText };
type Action = { descriptionDeLaMesure: string; responsable: string; budget?: MaybeText };
type Unite<C, R, A> = {
  categorieDeRisques: readonly C[];
  risques: readonly R[];
  papripactActionsPreventives: readonly A[];
};

const scrambleOptional = <T extends MaybeText>(text: T) =>
  typeof text === 'string' ? scrambleText(text) : text;

/** A user's category gets an unreadable name; a category of the referential is public and keeps its own. */
export const scrambleCategorie = <C extends Categorie>(categorie: C): C =>
  categorie.isUserDefined ? { ...categorie, displayName: scrambleText(categorie.displayName) } : categorie;

/** A risk whose name, danger and remarks cannot be read; its number, category and level stay. */
export const scrambleRisque = <R extends Risque>(risque: R): R => ({
  ...risque,
  displayName: scrambleText(risque.displayName),
  ...('danger' in risque && { danger: scrambleOptional(risque.danger) }),
  ...('remarques' in risque && { remarques: scrambleOptional(risque.remarques) }),
});

/** A preventive action whose measure, responsible person and budget cannot be read; its date and status stay. */
export const scrambleAction = <A extends Action>(action: A): A => ({
  ...action,
  descriptionDeLaMesure: scrambleText(action.descriptionDeLaMesure),
  responsable: scrambleText(action.responsable),
  ...('budget' in action && { budget: scrambleOptional(action.budget) }),
});

/** The data of the demo (decision C5): nothing of the risks and actions can be read; company, units, levels and structure stay. A new object. */
export const scrambleDocumentData = <
  C extends Categorie,
  R extends Risque,
  A extends Action,
  D extends { unitesDeTravail: readonly Unite<C, R, A>[] },
>(
  data: D & { unitesDeTravail: readonly Unite<C, R, A>[] },
): D => ({
  ...data,
  unitesDeTravail: data.unitesDeTravail.map((unite) => ({
    ...unite,
    categorieDeRisques: unite.categorieDeRisques.map(scrambleCategorie),
    risques: unite.risques.map(scrambleRisque),
    papripactActionsPreventives: unite.papripactActionsPreventives.map(scrambleAction),
  })),
});
