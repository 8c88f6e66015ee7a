import { PNG } from 'pngjs';

/** Side of the squares whose mean colour is compared: text drawn a pixel aside gives the same mean. */
const SQUARE = 16;
/** Mean distance of a channel (0-255) from which a person sees that a square changed. */
const SEEN = 24;
const TOLERATED_SQUARES = 0.02;
const TOLERATED_SIZE = 0.05;

/**
 * Compares two PNG pictures as a person would, for a browser build that draws text otherwise than the one
 * that made the reference. Gives null when alike, else one sentence about the difference.
 */
export function describeVisibleDifference(expectedPng: Buffer, actualPng: Buffer): string | null {
  // All of them were, from one build of Chromium to the next; reading two tall pictures is slow.
  if (expectedPng.equals(actualPng)) return null;
  const expected = PNG.sync.read(expectedPng);
  const actual = PNG.sync.read(actualPng);
  for (const side of ['width', 'height'] as const) {
    const change = Math.abs(expected[side] - actual[side]) / expected[side];
    if (change > TOLERATED_SIZE) return `${side} was ${expected[side]} px and is ${actual[side]} px`;
  }
  const columns = Math.floor(Math.min(expected.width, actual.width) / SQUARE);
  const rows = Math.floor(Math.min(expected.height, actual.height) / SQUARE);
  let different = 0;
  for (let row = 0; row < rows; row++) {
    // A page that is a little taller or shorter is compared at the same relative height.
    const expectedTop = Math.floor((row / rows) * (expected.height - SQUARE));
    const actualTop = Math.floor((row / rows) * (actual.height - SQUARE));
    for (let column = 0; column < columns; column++) {
      const left = column * SQUARE;
      if (isSeen(meanOf(expected, left, expectedTop), meanOf(actual, left, actualTop))) different++;
    }
  }
  const share = different / Math.max(1, rows * columns);
  return share > TOLERATED_SQUARES ? `${(share * 100).toFixed(1)} % of the picture changed visibly` : null;
}

type Colour = readonly [red: number, green: number, blue: number];

function isSeen(a: Colour, b: Colour): boolean {
  return a.some((channel, index) => Math.abs(channel - (b[index] ?? 0)) > SEEN);
}

function meanOf(picture: PNG, left: number, top: number): Colour {
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = top; y < top + SQUARE; y++) {
    for (let x = left; x < left + SQUARE; x++) {
      const offset = (y * picture.width + x) * 4;
      for (const channel of [0, 1, 2] as const) sum[channel] += picture.data[offset + channel] ?? 0;
    }
  }
  const count = SQUARE * SQUARE;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
