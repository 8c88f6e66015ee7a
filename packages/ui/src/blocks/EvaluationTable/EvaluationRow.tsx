import type { Risque } from '@odu/api-contract';
import { classifyNiveauDeRisque, computeNiveauDeRisqueOrNull, NBSP } from '@odu/domain';
import { memo, useId, type FocusEvent } from 'react';
import { Button } from 'react-aria-components';
import { IconCopy } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { CRITERES, type Cotation, type Critere, type NoteChoisie } from '../NoteChoice/criteres.ts';
import { NoteChoice } from '../NoteChoice/NoteChoice.tsx';
import * as styles from './EvaluationTable.css.ts';

/** A risk as its line shows it, with its saved notes. */
export type RisqueDeLigne = Pick<Risque, 'idRisque' | 'displayName' | 'code' | Critere>;

/** A note that was chosen in a line, and whether it was typed as its number. */
export type ChoixDeLigne = { idRisque: string; critere: Critere; note: NoteChoisie; byDigit: boolean };

export interface EvaluationRowProps {
  risque: RisqueDeLigne;
  /** Its category, and its unit where risks of several stand together. */
  situation: string;
  /** The notes that are chosen and not saved yet. */
  begun: Cotation | undefined;
  /** The line above has its three notes. */
  canCopy: boolean;
  // Each keeps its identity from one render to the next: an unchanged line is then not drawn again.
  onChoose: (choix: ChoixDeLigne) => void;
  onCopy: (idRisque: string) => void;
  onLeave: (idRisque: string) => void;
  onOpen: (idRisque: string) => void;
}

/** react-aria lets no such attribute through its buttons. */
const tellShortcut = (button: HTMLButtonElement | null) => button?.setAttribute('aria-keyshortcuts', 'C');

function Ligne({ risque, situation, begun, canCopy, onChoose, onCopy, onLeave, onOpen }: EvaluationRowProps) {
  const nameId = useId();
  const { idRisque } = risque;
  const cotation: Cotation = begun ?? risque;
  const niveau = computeNiveauDeRisqueOrNull(cotation);
  const missing = CRITERES.filter(({ name }) => cotation[name] === null).map(({ label }) => label);
  const meta = [risque.code, situation].filter((text) => text !== '').join(' · ');
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave(idRisque);
  };
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the end of the focus is noted, not handled */}
      <fieldset
        aria-labelledby={nameId}
        data-ligne={idRisque}
        data-todo={niveau === null || undefined}
        className={styles.row}
        onBlur={handleBlur}
      >
        <div className={styles.texts}>
          <Button className={styles.open} onPress={() => onOpen(idRisque)}>
            <span id={nameId}>{risque.displayName}</span>
            <VisuallyHidden> (ouvrir l'évaluation)</VisuallyHidden>
          </Button>
          {meta !== '' && <span className={styles.meta}>{meta}</span>}
        </div>
        <div className={styles.notes}>
          {CRITERES.map(({ name, label, stops }) => (
            <NoteChoice
              key={name}
              layout="row"
              name={name}
              label={label}
              stops={stops}
              value={cotation[name]}
              onChange={(note, { byDigit }) => onChoose({ idRisque, critere: name, note, byDigit })}
            />
          ))}
        </div>
        <div className={styles.niveau} aria-live="polite">
          <NiveauBadge status={classifyNiveauDeRisque(niveau)} value={niveau} />
          {begun !== undefined && missing.length > 0 && (
            <span className={styles.missing}>{`Il manque${NBSP}: ${missing.join(', ')}`}</span>
          )}
        </div>
        <div className={styles.copy}>
          {canCopy && (
            <IconButton
              icon={IconCopy}
              label="Copier l'évaluation du dessus"
              ref={tellShortcut}
              onPress={() => onCopy(idRisque)}
            />
          )}
        </div>
      </fieldset>
    </div>
  );
}

/** The line of a risk: its name, its three choices of four, its level. */
export const EvaluationRow = memo(Ligne);
