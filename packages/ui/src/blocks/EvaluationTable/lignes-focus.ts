import type { Critere } from '../NoteChoice/criteres.ts';

const findLigne = (table: HTMLElement, idRisque: string): HTMLElement | null =>
  table.querySelector(`[data-ligne="${CSS.escape(idRisque)}"]`);

/** Gives the focus to a criterion of a line: its chosen note, else its first. False when the line is not in the page. */
export function focusCritere(table: HTMLElement, idRisque: string, critere: Critere): boolean {
  const group = findLigne(table, idRisque)?.querySelector(`[data-field="${critere}"]`);
  const input = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input');
  input?.focus();
  // A line is under the head that stays, or under the bar at the bottom: a part in sight is not enough.
  input?.closest('[data-ligne]')?.scrollIntoView({ block: 'nearest' });
  return input !== undefined && input !== null;
}

/** The line and the criterion that hold an element; null outside of the choices. */
export function findPlace(element: Element): { idRisque: string; critere: Critere } | null {
  const idRisque = element.closest<HTMLElement>('[data-ligne]')?.dataset['ligne'];
  const critere = element.closest<HTMLElement>('[data-field]')?.dataset['field'];
  return idRisque === undefined || critere === undefined ? null : { idRisque, critere: critere as Critere };
}
