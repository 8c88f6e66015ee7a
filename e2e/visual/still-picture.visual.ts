import { expect, test } from '@playwright/test';
import { takeStillPicture } from './still-picture.ts';
import { describeVisibleDifference } from './what-a-person-sees.ts';

const BLUE = '<body style="margin:0; background:blue"></body>';

test('a page that is still being drawn is taken again, and one that stays otherwise is told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 160, height: 160 });
  await page.setContent(BLUE);
  const blue = await page.screenshot();
  const describe = (picture: Buffer) => describeVisibleDifference(blue, picture);

  await page.setContent('<body style="margin:0"><div style="block-size:160px"></div></body>');
  await page.evaluate(() => {
    let step = 0;
    const draw = () => {
      step += 1;
      document.body.style.background = step > 30 ? 'blue' : `rgb(${200 + step} 0 0)`;
      if (step <= 30) requestAnimationFrame(draw);
    };
    draw();
  });
  expect((await takeStillPicture(page, {}, describe)).difference).toBeNull();

  await page.setContent(BLUE.replace('blue', 'red'));
  expect((await takeStillPicture(page, {}, describe)).difference).toMatch(/100.0 % of the picture/);
});
