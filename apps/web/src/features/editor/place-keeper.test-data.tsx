import { useState, type ReactNode } from 'react';
import type { Place } from '../../place/place.ts';
import { PlaceProvider } from '../../place/PlaceProvider.tsx';

type PlaceKeeperProps = {
  initial?: Place;
  /** What the address would tell after each move. */
  onMove?: (place: Place) => void;
  children: ReactNode;
};

/** Keeps the place in the editor as its route does, for a step that stands alone. */
export function PlaceKeeper({ initial = {}, onMove, children }: PlaceKeeperProps) {
  const [place, setPlace] = useState(initial);
  const move = (change: Place) => {
    const next = { ...place, ...change };
    setPlace(next);
    onMove?.(next);
  };
  return <PlaceProvider value={{ place, move }}>{children}</PlaceProvider>;
}
