import { createContext, useContext } from 'react';
import type { Etape } from './etapes.ts';

/** Where the user is in a step, as the address of the editor tells it: a link leads a colleague to the same unit, risk and search. */
export type Place = {
  unite?: string | undefined;
  risque?: string | undefined;
  /** The words searched. */
  q?: string | undefined;
  /** The name of a `FiltreDeRisques`. */
  filtre?: string | undefined;
  /** How the risks to evaluate are shown: `tableau`, or as cards. */
  vue?: string | undefined;
};

/** The place, and the way to change some of it, in another step if one is named; what is `undefined` leaves the address. */
export type PlaceInEditor = { place: Place; move: (change: Place & { step?: Etape }) => void };

const PlaceContext = createContext<PlaceInEditor | null>(null);

export const PlaceProvider = PlaceContext.Provider;

/** The place in the editor around; throws outside of one. */
export function usePlace(): PlaceInEditor {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('this part stands outside of an editor');
  return place;
}
