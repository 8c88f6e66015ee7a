import { writeRecherche } from '@odu/domain';
import { InteractiveRisques, type InteractiveRisquesProps } from '@odu/ui';
import { useCallback, useContext } from 'react';
import type { RechercheDeRisques } from '@odu/domain';
import { MoveContext, type Move } from '../place/place.ts';
import { useAskedRecherche } from '../place/use-asked-recherche.ts';

/** The interactive view, whose search the address keeps where the page has a place for it; the example has none. */
export function InteractiveRisquesInAddress(props: InteractiveRisquesProps) {
  const move = useContext(MoveContext);
  return move === null ? <InteractiveRisques {...props} /> : <Placed {...props} move={move} />;
}

function Placed({ move, ...props }: InteractiveRisquesProps & { move: Move }) {
  const recherche = useAskedRecherche(props.unites);
  const change = useCallback((next: RechercheDeRisques) => move(writeRecherche(next)), [move]);
  return <InteractiveRisques {...props} recherche={recherche} onRechercheChange={change} />;
}
