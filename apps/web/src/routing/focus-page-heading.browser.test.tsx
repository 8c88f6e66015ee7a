import { Heading, Page, TextField } from '@odu/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { makeDuerp } from '../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../queries/duerp/LoadedDuerp.tsx';
import { focusShownHeading } from './focus-page-heading.ts';

const field = page.getByRole('textbox', { name: 'Rechercher' });
const heading = page.getByRole('heading', { level: 1, name: 'Mon DUERP' });

/** A page whose heading is on its way, and is asked to take the focus; the answer brings it. */
const open = async () => {
  let answer = () => {};
  renderScreen(
    <>
      <TextField label="Rechercher" />
      <LoadedDuerp duerpId="d1" loading={null}>
        {() => (
          <Page>
            <Heading level={1}>Mon DUERP</Heading>
          </Page>
        )}
      </LoadedDuerp>
    </>,
    {
      handlers: {
        'GET /api/duerp/{id}': () =>
          new Promise((resolve) => {
            answer = () => resolve({ body: makeDuerp(), headers: { ETag: '"1"' } });
          }),
      },
    },
  );
  await expect.element(field).toBeVisible();
  focusShownHeading();
  return () => answer();
};

test('a heading that comes takes the focus when nothing has it', async () => {
  const answer = await open();
  answer();
  await expect.element(heading).toHaveFocus();
});

test('a heading that comes leaves the focus where somebody has put it meanwhile', async () => {
  const answer = await open();
  await field.click();
  answer();
  await expect.element(heading).toBeVisible();
  await expect.element(field).toHaveFocus();
});
