import {
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  formatPluriel,
  isRisqueEvalue,
} from '@odu/domain';
import { useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { CRITERES, type Cotation } from '../NoteChoice/criteres.ts';
import { NoteChoice } from '../NoteChoice/NoteChoice.tsx';

export interface EvaluationCommuneFormProps {
  /** How many risks get the notes. */
  count: number;
  /** How many of the risks are evaluated already. */
  evalues?: number;
  /** The chosen notes, one at least; a criterion without a choice is not among them. */
  onSubmit: (notes: Partial<Cotation>) => void;
  onCancel: () => void;
}

const AUCUNE_NOTE: Cotation = { evalGravite: null, evalFrequence: null, evalMaitrise: null };
const AUCUN_CHOIX_MESSAGE = 'Choisissez une note pour un critère au moins.';

/** Lives as long as the dialog is open, and what is chosen with it. */
export function EvaluationCommuneForm({
  count,
  evalues = 0,
  onSubmit,
  onCancel,
}: EvaluationCommuneFormProps) {
  const [notes, setNotes] = useState(AUCUNE_NOTE);
  const [isRefused, setIsRefused] = useState(false);
  const chosen = Object.fromEntries(
    CRITERES.flatMap(({ name }) => (notes[name] === null ? [] : [[name, notes[name]]])),
  ) as Partial<Cotation>;
  const isEmpty = Object.keys(chosen).length === 0;
  const niveau = computeNiveauDeRisqueOrNull(notes);
  return (
    <>
      <Stack gap="medium">
        {evalues > 0 && (
          <Alert tone="info">
            {count === 1
              ? 'Ce risque est déjà évalué, et le sera à nouveau.'
              : formatPluriel(
                  evalues,
                  "d'entre eux est déjà évalué, et le sera à nouveau.",
                  "d'entre eux sont déjà évalués, et le seront à nouveau.",
                )}
          </Alert>
        )}
        {CRITERES.map(({ name, label, description, stops }) => (
          <NoteChoice
            key={name}
            name={name}
            label={label}
            description={description}
            stops={stops}
            value={notes[name]}
            onChange={(note) => setNotes((known) => ({ ...known, [name]: note }))}
          />
        ))}
        <div aria-live="polite">
          {isRisqueEvalue(notes) ? (
            <Inline gap="xsmall">
              <Text as="span">Niveau de chaque risque</Text>
              <NiveauBadge status={classifyNiveauDeRisque(niveau)} value={niveau} />
            </Inline>
          ) : (
            <Text tone="soft">
              {isEmpty
                ? 'Aucune note choisie.'
                : "Le niveau de chaque risque se calcule avec les notes qu'il garde."}
            </Text>
          )}
        </div>
        {isRefused && isEmpty && (
          <Alert tone="danger" live="assertive">
            {AUCUN_CHOIX_MESSAGE}
          </Alert>
        )}
      </Stack>
      <DialogFooter>
        <Button variant="quiet" onPress={() => setNotes(AUCUNE_NOTE)}>
          Effacer les choix
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          Annuler
        </Button>
        <Button
          onPress={() => {
            setIsRefused(isEmpty);
            if (!isEmpty) onSubmit(chosen);
          }}
        >
          Appliquer
        </Button>
      </DialogFooter>
    </>
  );
}
