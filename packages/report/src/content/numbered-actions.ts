import type { SnapshotAction, SnapshotData, SnapshotRisque, SnapshotUnite } from '../report-input.ts';

/** An action with its printed reference (A1, A2… in order of date) and where it belongs. */
export type NumberedAction = {
  reference: string;
  /** The name of the place where its row stands. */
  ancre: string;
  action: SnapshotAction;
  unite: SnapshotUnite;
  risque: SnapshotRisque | null;
};

const AFTER_EVERY_DATE = '\uFFFF';

/** Numbers all actions of a document by date; undated ones come last, equal dates keep their order. */
export function numberActions(data: SnapshotData): NumberedAction[] {
  return data.unitesDeTravail
    .flatMap((unite) => {
      const risques = new Map(unite.risques.map((risque) => [risque.idRisque, risque]));
      return unite.papripactActionsPreventives.map((action) => ({
        action,
        unite,
        risque: risques.get(action.idRisqueAssocie ?? '') ?? null,
        order:
          action.date === null || action.date === undefined || action.date === ''
            ? AFTER_EVERY_DATE
            : action.date,
      }));
    })
    .toSorted((a, b) => (a.order === b.order ? 0 : a.order < b.order ? -1 : 1))
    .map(({ action, unite, risque }, index) => ({
      reference: `A${index + 1}`,
      ancre: `action-${index + 1}`,
      action,
      unite,
      risque,
    }));
}
