import { NIVEAU_SEUILS } from '@odu/domain';

const HIGHEST_NIVEAU = 20;
const BOUNDS = [0, NIVEAU_SEUILS.YELLOW, NIVEAU_SEUILS.ORANGE, NIVEAU_SEUILS.RED, HIGHEST_NIVEAU] as const;

/** Where a level (0 to 20) stands on the gauge, 0 to 1: each of the four bands takes a quarter, however wide it is. */
export const positionOfNiveau = (value: number): number => {
  const band = Math.max(
    0,
    BOUNDS.findLastIndex((bound, index) => index < 4 && value >= bound),
  );
  const from = BOUNDS[band] ?? 0;
  const to = BOUNDS[band + 1] ?? HIGHEST_NIVEAU;
  return (band + Math.min(1, Math.max(0, (value - from) / (to - from)))) / 4;
};
