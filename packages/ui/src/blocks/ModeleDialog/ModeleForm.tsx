import { AUCUNE_UNITE_SELECTIONNEE_MESSAGE, formatPluriel, type PremadeSelection } from '@odu/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { listRisques, ModeleUnite, type ChoixDUnite, type UniteProposee } from './ModeleUnite.tsx';
import * as styles from './ModeleDialog.css.ts';

export interface ModeleFormProps {
  /** As the domain's `listModele` gives them. */
  unites: readonly UniteProposee[];
  /** At least one unit, in their order, each with its ticked risks. */
  onAdd: (unites: { displayName: string; selection: PremadeSelection }[]) => void;
  onCancel: () => void;
  /** What was ticked at first is changed, which closing would lose. */
  onTick?: (() => void) | undefined;
}

const idOf = ({ exemple }: UniteProposee) => exemple.idUniteDeTravail;

const tickAll = (unites: readonly UniteProposee[], isTicked: boolean) =>
  new Map(
    unites.map((unite): [string, ChoixDUnite] => [
      idOf(unite),
      { isTicked, selection: new Set(listRisques(unite).map(({ idPremadeRisque }) => idPremadeRisque)) },
    ]),
  );

/** Lives as long as the dialog is open, and the ticks with it. */
export function ModeleForm({ unites, onAdd, onCancel, onTick }: ModeleFormProps) {
  const [choix, setChoix] = useState(() => tickAll(unites, true));
  const [isRefused, setIsRefused] = useState(false);
  const chosen = unites.flatMap((unite) => {
    const one = choix.get(idOf(unite));
    return one?.isTicked === true
      ? [{ displayName: unite.exemple.displayName, selection: one.selection }]
      : [];
  });
  const risques = chosen.reduce((sum, { selection }) => sum + selection.size, 0);
  const change = (next: (current: typeof choix) => typeof choix) => {
    setChoix(next);
    onTick?.();
  };
  const handleAdd = () => {
    setIsRefused(chosen.length === 0);
    if (chosen.length > 0) onAdd(chosen);
  };
  const areAllTicked = chosen.length === unites.length;
  return (
    <>
      <Inline>
        <Button variant="secondary" onPress={() => change(() => tickAll(unites, !areAllTicked))}>
          {areAllTicked ? 'Tout décocher' : 'Tout cocher'}
        </Button>
      </Inline>
      <ul className={styles.unites}>
        {unites.map((unite) => (
          <ModeleUnite
            key={idOf(unite)}
            unite={unite}
            choix={choix.get(idOf(unite))}
            onChange={(next) => change((current) => new Map(current).set(idOf(unite), next))}
          />
        ))}
      </ul>
      <DialogFooter>
        <output className={styles.summary}>
          {isRefused && chosen.length === 0 ? (
            <span className={styles.error}>{AUCUNE_UNITE_SELECTIONNEE_MESSAGE}</span>
          ) : (
            `${formatPluriel(chosen.length, 'unité')} · ${formatPluriel(risques, 'risque')}`
          )}
        </output>
        <Button variant="quiet" onPress={onCancel}>
          Annuler
        </Button>
        <Button onPress={handleAdd}>Ajouter ces unités</Button>
      </DialogFooter>
    </>
  );
}
