import { PNG } from 'pngjs';
import { expect, test } from '@playwright/test';
import { describeVisibleDifference } from './what-a-person-sees.ts';

type Paint = (x: number, y: number) => number;

/** A grey picture, painted pixel by pixel (0 black, 255 white). */
function draw(width: number, height: number, paint: Paint): Buffer {
  const picture = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      picture.data.set([paint(x, y), paint(x, y), paint(x, y), 255], (y * width + x) * 4);
  }
  return PNG.sync.write(picture);
}

/** Strokes of a pixel, as text has. */
const text: Paint = (x, y) => ((x * 7 + y * 3) % 11 < 4 ? 30 : 250);
const page = draw(320, 480, text);

test('the same picture, or the same text drawn a pixel aside, is alike', () => {
  expect(describeVisibleDifference(page, page)).toBeNull();
  expect(
    describeVisibleDifference(
      page,
      draw(320, 480, (x, y) => text(x + 1, y)),
    ),
  ).toBeNull();
  expect(describeVisibleDifference(page, draw(320, 490, text))).toBeNull();
});

test('a block that is gone, or a page of another size, is seen', () => {
  const withoutBlock = draw(320, 480, (x, y) => (y > 200 && y < 280 ? 250 : text(x, y)));
  expect(describeVisibleDifference(page, withoutBlock)).toMatch(/% of the picture changed visibly$/);
  expect(describeVisibleDifference(page, draw(320, 540, text))).toBe('height was 480 px and is 540 px');
  expect(describeVisibleDifference(page, draw(300, 480, text))).toBe('width was 320 px and is 300 px');
});
