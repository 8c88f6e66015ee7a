import type { UniteDeTravail } from '@odu/api-contract';
import { AUCUNE_UNITE_SELECTIONNEE_MESSAGE } from '@odu/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

const UNITE_SUPPRIMEE = 'Cette unité a été supprimée. Choisissez-en une autre.';

export interface VersUniteFormProps {
  /** A copy goes to several units, a move to one. */
  mode: 'copier' | 'deplacer';
  /** Where the risks may go. */
  unites: readonly Pick<UniteDeTravail, 'idUniteDeTravail' | 'displayName'>[];
  /** The chosen units, and whether the copies are whole: evaluation, measures in place, texts. */
  onSubmit: (idsUniteDeTravail: string[], isWhole: boolean) => void;
  onCancel: () => void;
}

/** Lives as long as the dialog is open, and what is chosen with it. */
export function VersUniteForm({ mode, unites, onSubmit, onCancel }: VersUniteFormProps) {
  const [chosen, setIds] = useState<string[]>([]);
  const [isWhole, setIsWhole] = useState(true);
  const [isRefused, setIsRefused] = useState(false);
  const options = unites.map(({ idUniteDeTravail, displayName }) => ({
    value: idUniteDeTravail,
    label: displayName,
  }));
  const ids = chosen.filter((id) => unites.some(({ idUniteDeTravail }) => idUniteDeTravail === id));
  // Somebody else deletes one under the dialog.
  const isGone = ids.length < chosen.length;
  const why = isGone ? UNITE_SUPPRIMEE : AUCUNE_UNITE_SELECTIONNEE_MESSAGE;
  const errorMessage = (isRefused || isGone) && ids.length === 0 ? why : '';
  const handleSubmit = () => {
    setIsRefused(ids.length === 0);
    if (ids.length > 0) onSubmit(ids, isWhole);
  };
  return (
    <>
      <Stack>
        {mode === 'copier' ? (
          <CheckboxGroup label="Vers quelles unités" options={options} value={ids} onChange={setIds} />
        ) : (
          <RadioGroup
            label="Vers quelle unité"
            options={options}
            value={ids[0] ?? null}
            onChange={(id) => setIds([id])}
          />
        )}
        {mode === 'copier' && (
          <Checkbox
            label="Avec leur évaluation et leurs mesures en place"
            isSelected={isWhole}
            onChange={setIsWhole}
          />
        )}
      </Stack>
      <DialogFooter errorMessage={errorMessage}>
        <Button variant="quiet" onPress={onCancel}>
          Annuler
        </Button>
        <Button onPress={handleSubmit}>{mode === 'copier' ? 'Copier' : 'Déplacer'}</Button>
      </DialogFooter>
    </>
  );
}
