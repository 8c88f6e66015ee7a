import { Heading, Page, TextField } from '@odu/ui';
import type { AnyRouter } from '@tanstack/react-router';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { makeDuerp } from '../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../queries/duerp/LoadedDuerp.tsx';
import { focusPageHeading, focusShownHeading } from './focus-page-heading.ts';

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

describe('a change of page', () => {
  /** Follows a router that stands at the list of DUERPs; the answer says that a page was drawn. */
  const follow = async (options?: { isRendered: boolean }) => {
    renderScreen(
      <Page>
        <Heading level={1}>Mon DUERP</Heading>
      </Page>,
    );
    await expect.element(heading).toBeVisible();
    let tell: (drawn: { toLocation: object }) => void = () => {};
    const router = {
      state: { location: { pathname: '/liste', search: {} } },
      subscribe: (_: 'onRendered', listener: typeof tell) => {
        tell = listener;
        return () => {};
      },
    };
    onTestFinished(focusPageHeading(router as unknown as AnyRouter, options));
    return (pathname: string, step?: number) => tell({ toLocation: { pathname, search: { step } } });
  };

  test('gives the focus to the heading, where the page stands; so does one of step, and not the page that is opened', async () => {
    const draw = await follow();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    onTestFinished(() => focus.mockRestore());
    draw('/document', 1);
    draw('/document', 1);
    expect(focus).not.toHaveBeenCalled();
    draw('/document', 2);
    await expect.element(heading).toHaveFocus();
    draw('/liste');
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  });

  test('from a page that stood before the application gives it too', async () => {
    const draw = await follow({ isRendered: true });
    draw('/document');
    await expect.element(heading).toHaveFocus();
  });
});
