import type { ActionPreventive, Risque } from '@odu/api-contract/types';
import { finirApresEvaluation } from '../../reevaluation/finir-apres-evaluation.ts';
import { CRITERES } from '../../reevaluation/suivre-evaluation.ts';
import { evaluerRisque } from '../intents/evaluations.ts';
import { ajouterAction } from '../intents/intentions.ts';
import type { Edition, ValeursDeRisque } from '../intents/intent.ts';
import type { RisquesChoisis } from './risques-choisis.ts';

/** What the same action says of each risk: all of it but what it is linked to. */
export type ActionCommune = Omit<ActionPreventive, 'idAction' | 'idUniteDeTravail' | 'idRisqueAssocie'>;

/** Notes that several risks get; a criterion that is not there is not written. */
export type NotesCommunes = Partial<Pick<ValeursDeRisque, 'evalGravite' | 'evalFrequence' | 'evalMaitrise'>>;

/** Notes of one risk that were chosen and are not saved yet, and those on which they were chosen. */
export type NotesCommencees = { readonly seen: NotesCommunes; readonly notes: NotesCommunes };

/**
 * Adds the same action for each chosen risk at the instant `at`. The contract links an action to one risk of one unit, so each
 * is followed and ended by itself; one that is finished is so after the evaluation of its own risk.
 */
export const ajouterActionCommune = (
  choisis: readonly RisquesChoisis[],
  action: ActionCommune,
  at: string,
  createId: () => string,
): Edition[] =>
  choisis.flatMap(({ unite: { idUniteDeTravail }, risques }) =>
    risques.flatMap((risque) => {
      const added = { ...action, idAction: createId(), idUniteDeTravail, idRisqueAssocie: risque.idRisque };
      return finirApresEvaluation(ajouterAction(added), risque, at) ?? [];
    }),
  );

/** Of a risk, the notes of the criteria that `notes` has. */
const pickNotes = (risque: Risque, notes: NotesCommunes): NotesCommunes =>
  Object.fromEntries(
    CRITERES.filter((critere) => critere in notes).map((critere) => [critere, risque[critere]]),
  );

/**
 * Gives the same notes to each chosen risk at the instant `at`; a criterion that is not among them keeps its value, or that
 * of `begun`, written on what was seen when it was chosen: what somebody else gave meanwhile is then a collision, and is
 * asked. A risk that has the notes already is not edited.
 */
export const evaluerRisquesChoisis = (
  choisis: readonly RisquesChoisis[],
  notes: NotesCommunes,
  at: string,
  begun: (idRisque: string) => NotesCommencees | undefined = () => undefined,
): Edition[] =>
  choisis.flatMap(({ unite, risques }) =>
    risques.flatMap((risque) => {
      const one = begun(risque.idRisque);
      const common = pickNotes(risque, notes);
      return (
        evaluerRisque(unite, { ...risque, ...one?.seen, ...common }, { ...one?.notes, ...notes }, at) ?? []
      );
    }),
  );
