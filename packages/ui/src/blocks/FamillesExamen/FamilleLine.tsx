import type { CodeDeFamille } from '@odu/api-contract';
import { formatPluriel, NBSP, type ExamenDeFamille, type StatutDeFamille } from '@odu/domain';
import { memo, useEffect, useRef, useState } from 'react';
import { Badge, type BadgeTone } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { InlineNameForm, type NameDraft } from '../InlineNameForm/InlineNameForm.tsx';
import * as styles from './FamillesExamen.css.ts';

/** What is done with the families: the same object for as long as their list is there. */
export interface FamilleHandlers {
  /** The message for a refused reason, `null` when it is accepted. */
  readonly validateMotif: (motif: string) => string | null;
  /** Where the reason that is typed for a family is kept. */
  readonly getDraft: (code: CodeDeFamille) => NameDraft | undefined;
  readonly onAddRisques: (code: CodeDeFamille) => void;
  /** Sets the family aside for this unit; the reason is empty when nobody gives one. `seen` is the reason that was shown when its form opened, missing for a family that is not set aside yet. */
  readonly onEcarter: (code: CodeDeFamille, motif: string, seen?: string) => void;
  readonly onEcarterPartout: (code: CodeDeFamille) => void;
  /** Takes « Non concernée » back. */
  readonly onReprendre: (code: CodeDeFamille) => void;
}

export interface FamilleLineProps extends ExamenDeFamille {
  /** Offers to set the family aside for all units at once. */
  hasOtherUnites: boolean;
  handlers: FamilleHandlers;
}

const TONES: Readonly<Record<StatutDeFamille, BadgeTone>> = {
  'avec risques': 'success',
  'non concernée': 'neutral',
  'à examiner': 'warning',
};

const describeStatut = (statut: StatutDeFamille, nombreDeRisques: number): string => {
  if (statut === 'avec risques') return formatPluriel(nombreDeRisques, 'risque');
  return statut === 'non concernée' ? 'Non concernée' : 'À examiner';
};

/** One family in a unit: where it stands, why, and what can be done; drawn again only when that changes. */
export const FamilleLine = memo(function FamilleLine({
  code,
  displayName,
  statut,
  motif,
  nombreDeRisques,
  hasOtherUnites,
  handlers,
}: FamilleLineProps) {
  const { validateMotif, onAddRisques, onEcarter, onEcarterPartout, onReprendre } = handlers;
  const draft = handlers.getDraft(code);
  const [kept] = useState(() => draft?.read() ?? null);
  const [isWriting, setIsWriting] = useState(kept !== null);
  // What the line showed when the reason was begun: it may change under it.
  const [seenMotif, setSeenMotif] = useState(kept?.seen ?? motif);
  const lineRef = useRef<HTMLLIElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    const line = lineRef.current;
    // What is taken away while it has the focus leaves it to nothing.
    const handleFocus = ({ type, relatedTarget }: FocusEvent) => {
      hasFocus.current = type === 'focusin' || relatedTarget === null;
    };
    line?.addEventListener('focusin', handleFocus);
    line?.addEventListener('focusout', handleFocus);
    return () => {
      line?.removeEventListener('focusin', handleFocus);
      line?.removeEventListener('focusout', handleFocus);
    };
  }, []);
  // What is pressed goes with what it answers: the first thing to do takes the focus.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      lineRef.current?.querySelector('button')?.focus();
  }, [statut, isWriting]);
  const act = (label: string, onPress: () => void) => (
    <Button variant="quiet" aria-label={`${label}${NBSP}: ${displayName}`} onPress={onPress}>
      {label}
    </Button>
  );
  return (
    <li className={styles.famille} ref={lineRef}>
      <Inline gap="small" align="center">
        <Text>{displayName}</Text>
        <Badge tone={TONES[statut]}>{describeStatut(statut, nombreDeRisques)}</Badge>
      </Inline>
      {motif !== '' && !isWriting && <Text tone="soft">{motif}</Text>}
      {statut === 'non concernée' && isWriting ? (
        <InlineNameForm
          label="Raison (facultative)"
          submitLabel="Enregistrer la raison"
          defaultValue={seenMotif}
          draft={draft}
          hasAutoFocus
          validate={validateMotif}
          onCancel={() => setIsWriting(false)}
          onSubmit={(written) => {
            onEcarter(code, written, seenMotif);
            setIsWriting(false);
          }}
        />
      ) : (
        <Inline gap="xsmall">
          {statut !== 'non concernée' && act('Ajouter des risques', () => onAddRisques(code))}
          {statut === 'à examiner' && act('Non concernée', () => onEcarter(code, ''))}
          {statut === 'à examiner' &&
            hasOtherUnites &&
            act('Non concernée pour toutes les unités', () => onEcarterPartout(code))}
          {statut === 'non concernée' &&
            act(motif === '' ? 'Préciser la raison' : 'Modifier la raison', () => {
              setSeenMotif(motif);
              setIsWriting(true);
            })}
          {statut === 'non concernée' && act('Remettre à examiner', () => onReprendre(code))}
        </Inline>
      )}
    </li>
  );
});
