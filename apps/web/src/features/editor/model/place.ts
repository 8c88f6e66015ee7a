import { createContext, useContext } from 'react';
import type { Etape } from './etapes.ts';

/** Where the user is in a step, as the address of the editor tells it: a link leads a colleague to the same unit, risk, action and search. */
export type Place = {
  unite?: string | undefined;
  risque?: string | undefined;
  /** The action whose form is open in step 6. */
  action?: string | undefined;
  /** The field of that form which takes the focus, one of `CHAMPS_DU_PROGRAMME`. */
  champ?: string | undefined;
  /** The words searched. */
  q?: string | undefined;
  /** The name of a `FiltreDeRisques`. */
  filtre?: string | undefined;
  /** How the risks to evaluate are shown: `tableau`, or as cards. */
  vue?: string | undefined;
};

/** Changes some of the place, in another step if one is named; what is `undefined` leaves the address. */
export type Move = (change: Place & { step?: Etape }) => void;

/** The place, and the way to change some of it. */
export type PlaceInEditor = { place: Place; move: Move };

/** A context for each part of the place: what shows the unit is not drawn again because a risk was opened. */
export const PLACE_CONTEXTS = {
  unite: createContext<string | undefined>(undefined),
  risque: createContext<string | undefined>(undefined),
  action: createContext<string | undefined>(undefined),
  champ: createContext<string | undefined>(undefined),
  q: createContext<string | undefined>(undefined),
  filtre: createContext<string | undefined>(undefined),
  vue: createContext<string | undefined>(undefined),
} as const;

/** The way to change the place; null outside of an editor. */
export const MoveContext = createContext<Move | null>(null);

/** One part of the place in the editor around. */
export const usePlaceOf = (part: keyof Place): string | undefined => useContext(PLACE_CONTEXTS[part]);

/** What changes the place, the same function from one rendering to the next; throws outside of an editor. */
export function useMove(): Move {
  const move = useContext(MoveContext);
  if (move === null) throw new Error('this part stands outside of an editor');
  return move;
}
