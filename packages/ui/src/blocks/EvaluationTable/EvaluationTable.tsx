import { isRisqueEvalue, NBSP } from '@odu/domain';
import { useCallback, useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { VirtualList } from '../../components/VirtualList/VirtualList.tsx';
import { CRITERES, type Cotation, type Critere } from '../NoteChoice/criteres.ts';
import { EvaluationRow, type ChoixDeLigne, type RisqueDeLigne } from './EvaluationRow.tsx';
import { SelectionAll } from '../SelectionBar/SelectionAll.tsx';
import { useSelection } from '../SelectionBar/selection-context.ts';
import { SelectionRow } from '../SelectionBar/SelectionRow.tsx';
import * as styles from './EvaluationTable.css.ts';
import { findPlace, focusCritere } from './lignes-focus.ts';
import { useAfterPress } from './use-after-press.ts';

/** A line of the table: a risk, and where it stands. */
export type LigneDeRisque = { readonly risque: RisqueDeLigne; readonly situation: string };

export interface EvaluationTableProps {
  /** The name of the list of lines. */
  label: string;
  lignes: readonly LigneDeRisque[];
  /** By the id of its risk, the notes of each line that are chosen and not saved yet. */
  begun: ReadonlyMap<string, Cotation>;
  onOpen: (idRisque: string) => void;
  /** The line is left, or it is the last and done: what is complete in it is to be saved. */
  onLeave: (idRisque: string) => void;
  onChange: (idRisque: string, notes: Partial<Cotation>) => void;
  /** « Enter » or the arrow down on the last line: the way on. */
  onPastEnd?: () => void;
  /** Asked once, when the table comes: whether its first line takes the focus. */
  shouldFocusFirst?: () => boolean;
  /** The risk whose dialog has just been closed: its line takes the focus back. */
  focusKey?: string | null;
}

/** The criterion where one goes on in a line: the first without a note. */
const findStart = (cotation: Cotation): Critere =>
  CRITERES.find(({ name }) => cotation[name] === null)?.name ?? 'evalGravite';

const LINE_HEIGHT = 104;

/** Many risks, evaluated in place: one line each, with the keyboard three keys a line. */
export function EvaluationTable({
  label,
  lignes,
  begun,
  onOpen,
  onLeave,
  onChange,
  onPastEnd,
  shouldFocusFirst,
  focusKey = null,
}: EvaluationTableProps) {
  const tableRef = useRef<HTMLDivElement>(null);
  const isSelecting = useSelection()?.renderBox !== undefined;
  // What the handlers of the lines read: these keep their identity, so that an unchanged line is not drawn again.
  const shown = { lignes, begun, onOpen, onLeave, onChange, onPastEnd, shouldFocusFirst };
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });

  const go = useCallback((from: string, step: -1 | 1, critere?: Critere) => {
    const { lignes: all, begun: notes } = latest.current;
    const index = all.findIndex(({ risque }) => risque.idRisque === from) + step;
    const next = all[index]?.risque;
    if (next === undefined) {
      if (index < 0) return;
      latest.current.onLeave(from);
      latest.current.onPastEnd?.();
      return;
    }
    const start = critere ?? findStart(notes.get(next.idRisque) ?? next);
    if (tableRef.current !== null) focusCritere(tableRef.current, next.idRisque, start);
  }, []);

  const handleChoose = useCallback(
    ({ idRisque, critere, note, byDigit }: ChoixDeLigne) => {
      latest.current.onChange(idRisque, { [critere]: note });
      if (!byDigit || tableRef.current === null) return;
      const next = CRITERES[CRITERES.findIndex(({ name }) => name === critere) + 1];
      if (next !== undefined) focusCritere(tableRef.current, idRisque, next.name);
      else if (idRisque === latest.current.lignes.at(-1)?.risque.idRisque) latest.current.onLeave(idRisque);
      else go(idRisque, 1);
    },
    [go],
  );

  const copy = useCallback((idRisque: string): boolean => {
    const { lignes: all, begun: notes } = latest.current;
    const above = all[all.findIndex(({ risque }) => risque.idRisque === idRisque) - 1]?.risque;
    if (above === undefined) return false;
    const { evalGravite, evalFrequence, evalMaitrise } = notes.get(above.idRisque) ?? above;
    const cotation = { evalGravite, evalFrequence, evalMaitrise };
    if (!isRisqueEvalue(cotation)) return false;
    latest.current.onChange(idRisque, cotation);
    return true;
  }, []);

  const handleOpen = useCallback((idRisque: string) => latest.current.onOpen(idRisque), []);
  const afterPress = useAfterPress();
  const handleLeave = useCallback(
    (idRisque: string) => afterPress(() => latest.current.onLeave(idRisque)),
    [afterPress],
  );

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = event.target instanceof Element ? findPlace(event.target) : null;
    if (place === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const { idRisque, critere } = place;
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(idRisque, 1, critere),
      ArrowUp: () => go(idRisque, -1, critere),
      Enter: () => go(idRisque, event.shiftKey ? -1 : 1),
      c: () => {
        if (copy(idRisque)) go(idRisque, 1);
      },
    };
    const move = moves[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  };

  useEffect(() => {
    const first = latest.current.lignes[0]?.risque;
    if (first === undefined || tableRef.current === null || !latest.current.shouldFocusFirst?.()) return;
    focusCritere(tableRef.current, first.idRisque, findStart(first));
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the radios in it
    <div
      ref={tableRef}
      className={styles.table}
      data-selecting={isSelecting || undefined}
      onKeyDown={handleKeyDown}
    >
      <SelectionAll label="Tous ces risques" risques={lignes.map(({ risque }) => risque)} />
      <p className={styles.keys}>
        {`Au clavier${NBSP}: de 1 à 4 pour noter, ↓ ou Entrée pour la ligne suivante, C pour copier l'évaluation du dessus.`}
      </p>
      <div className={styles.headFrame} aria-hidden="true">
        <div className={styles.head}>
          <div className={styles.notes}>
            {CRITERES.map(({ name, label: text }) => (
              <span key={name}>{text}</span>
            ))}
          </div>
        </div>
      </div>
      <VirtualList
        label={label}
        items={lignes}
        getKey={({ risque }) => risque.idRisque}
        estimateSize={LINE_HEIGHT}
        scroll="page"
        focusKey={focusKey}
        renderItem={({ risque, situation }, index) => {
          const above = lignes[index - 1]?.risque;
          return (
            <SelectionRow risque={risque}>
              <EvaluationRow
                risque={risque}
                situation={situation}
                begun={begun.get(risque.idRisque)}
                canCopy={above !== undefined && isRisqueEvalue(begun.get(above.idRisque) ?? above)}
                onChoose={handleChoose}
                onCopy={copy}
                onLeave={handleLeave}
                onOpen={handleOpen}
              />
            </SelectionRow>
          );
        }}
      />
    </div>
  );
}
