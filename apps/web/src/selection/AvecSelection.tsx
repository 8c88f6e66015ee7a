import type { DuerpDocument } from '@odu/api-contract';
import { toggleRisque, type NotesCommencees } from '@odu/domain';
import { Button, SelectionProvider, type SelectionDeRisques as Selection } from '@odu/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';

// Who ticks nothing does not wait for them.
const AHEAD = { isFetchedAhead: true };
const SelectionDeRisques = lazyPart(() => import('./SelectionDeRisques.tsx'), AHEAD);
const SelectionBox = lazyPart(() => import('./selection-box.ts'), AHEAD);
const SelectionAllBox = lazyPart(() => import('./selection-all-box.ts'), AHEAD);

/** All at once: boxes that a bar pushes away when it comes are missed by who ticks them. */
const fetchParts = () =>
  Promise.all([SelectionDeRisques, SelectionBox, SelectionAllBox].map((part) => part.preload()));

type AvecSelectionProps = {
  duerp: DuerpDocument;
  /** Notes are given here too, not only risks chosen. */
  canEvaluate?: boolean;
  /** Hands over the notes of a risk that are chosen in place and not saved yet. */
  takeBegun?: (idRisque: string) => NotesCommencees | undefined;
  children: ReactNode;
};

/** The lists of risks in it can be ticked, in all units, to do the same with several at once: what holds its button and its bar is among `children`. */
export function AvecSelection({ duerp, canEvaluate = false, takeBegun, children }: AvecSelectionProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  // The focus returns to the button: it stays until it is left, even where nothing is left to tick.
  const [isHeld, setIsHeld] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasTicking = useRef(false);
  useEffect(() => {
    // The bar went with its buttons.
    if (wasTicking.current && ticked === null) buttonRef.current?.focus();
    wasTicking.current = ticked !== null;
  }, [ticked]);
  const canBegin = duerp.data.unitesDeTravail.reduce((count, { risques }) => count + risques.length, 0) > 1;
  // While nobody ticks, an edit draws no list anew because of this.
  const edited = ticked === null ? null : duerp;
  const selection = useMemo((): Selection => {
    const button = (canBegin || ticked !== null || isHeld) && (
      <Button
        ref={buttonRef}
        variant="quiet"
        onFocusChange={setIsHeld}
        onPress={() => {
          if (ticked === null) void fetchParts().then(() => setTicked(new Set()));
          else setTicked(null);
        }}
      >
        {ticked === null ? 'Sélectionner plusieurs risques' : 'Arrêter la sélection'}
      </Button>
    );
    if (ticked === null || edited === null) return { button, bar: null };
    return {
      button,
      bar: (
        <SelectionDeRisques
          duerp={edited}
          ids={ticked}
          canEvaluate={canEvaluate}
          takeBegun={takeBegun}
          onEnd={() => {
            setIsHeld(true);
            setTicked(null);
          }}
        />
      ),
      renderBox: ({ idRisque, displayName }) => (
        <SelectionBox
          name={displayName}
          isSelected={ticked.has(idRisque)}
          // Two presses may come before the page is drawn anew.
          onChange={() => setTicked((known) => known && toggleRisque(known, idRisque))}
        />
      ),
      renderAll: (label, risques) => (
        <SelectionAllBox label={label} risques={risques} selection={ticked} onChange={setTicked} />
      ),
    };
  }, [edited, ticked, isHeld, canBegin, canEvaluate, takeBegun]);
  return <SelectionProvider value={selection}>{children}</SelectionProvider>;
}
