import { NO_RECHERCHE, writeRecherche } from '@odu/domain';
import { createContext, useContext, useState, type Context } from 'react';
import type { Etape } from '../features/editor/model/etapes.ts';

/** Where the user is in a step, as the address of the editor tells it: a link leads a colleague to the same unit, risk, action and search. The page of a document has the search alone. */
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
  /** The unit that the search is narrowed to; `unite` is the one that is open. */
  dans?: string | undefined;
  /** A `FamilleCherchee`. */
  famille?: string | undefined;
  /** How the risks to evaluate are shown: `tableau`, or as cards. */
  vue?: string | undefined;
};

/** Takes the search off. */
export const NO_SEARCH: Place = writeRecherche(NO_RECHERCHE);

/** Changes some of the place, in another step if one is named; what is `undefined` leaves the address. */
export type Move = (change: Place & { step?: Etape }) => void;

/** The place, the way to change some of it, and whether that was ever done since the page came. */
export type PlaceInEditor = { place: Place; move: Move; hasMoved?: () => boolean };

/** The parts of a place. */
export const PLACE_PARTS = [
  'unite',
  'risque',
  'action',
  'champ',
  'q',
  'filtre',
  'dans',
  'famille',
  'vue',
] as const satisfies readonly (keyof Place)[];

/** A context for each part of the place: what shows the unit is not drawn again because a risk was opened. */
export const PLACE_CONTEXTS = Object.fromEntries(
  PLACE_PARTS.map((part) => [part, createContext<string | undefined>(undefined)]),
) as Readonly<Record<(typeof PLACE_PARTS)[number], Context<string | undefined>>>;

/** The way to change the place; null outside of an editor. */
export const MoveContext = createContext<Move | null>(null);

export const HasMovedContext = createContext<() => boolean>(() => false);

/** How a list of cards comes: in parts where somebody asked for it, at once where they come back to its page. */
export function useInParts(): 'once' | 'always' {
  const hasMoved = useContext(HasMovedContext);
  const [inParts] = useState<'once' | 'always'>(() => (hasMoved() ? 'always' : 'once'));
  return inParts;
}

/** One part of the place in the editor around. */
export const usePlaceOf = (part: keyof Place): string | undefined => useContext(PLACE_CONTEXTS[part]);

/** What changes the place, the same function from one rendering to the next; throws outside of an editor. */
export function useMove(): Move {
  const move = useContext(MoveContext);
  if (move === null) throw new Error('this part stands outside of an editor');
  return move;
}
