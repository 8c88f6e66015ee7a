import type { ActionPreventive } from '@odu/api-contract/types';
import { evaluerRisque } from '../intents/evaluations.ts';
import { ajouterAction } from '../intents/intentions.ts';
import type { Edition, ValeursDeRisque } from '../intents/intent.ts';
import type { RisquesChoisis } from './risques-choisis.ts';

/** What the same action says of each risk: all of it but what it is linked to. */
export type ActionCommune = Omit<ActionPreventive, 'idAction' | 'idUniteDeTravail' | 'idRisqueAssocie'>;

/** Notes that several risks get; a criterion that is not there is not written. */
export type NotesCommunes = Partial<Pick<ValeursDeRisque, 'evalGravite' | 'evalFrequence' | 'evalMaitrise'>>;

/** Adds the same action for each chosen risk. The contract links an action to one risk of one unit, so each is followed and ended by itself. */
export const ajouterActionCommune = (
  choisis: readonly RisquesChoisis[],
  action: ActionCommune,
  createId: () => string,
): Edition[] =>
  choisis.flatMap(({ unite: { idUniteDeTravail }, risques }) =>
    risques.map(({ idRisque }) =>
      ajouterAction({ ...action, idAction: createId(), idUniteDeTravail, idRisqueAssocie: idRisque }),
    ),
  );

/**
 * Gives the same notes to each chosen risk at the instant `at`; a criterion that is not among them keeps its value, or that
 * of `begun`, chosen for this risk and not saved yet. A risk that has them already is not edited.
 */
export const evaluerRisquesChoisis = (
  choisis: readonly RisquesChoisis[],
  notes: NotesCommunes,
  at: string,
  begun: (idRisque: string) => NotesCommunes | undefined = () => undefined,
): Edition[] =>
  choisis.flatMap(({ unite, risques }) =>
    risques.flatMap(
      (risque) => evaluerRisque(unite, risque, { ...begun(risque.idRisque), ...notes }, at) ?? [],
    ),
  );
