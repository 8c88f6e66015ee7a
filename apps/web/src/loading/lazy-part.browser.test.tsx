import { Button, Heading, Page, Text } from '@odu/ui';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countHeldCommits } from '../../test/count-held-commits.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { holdReload } from '../drafts/hold-reload.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { lazyPart } from './lazy-part.tsx';

/** A part whose file fails as often as told, and then holds a text. */
const makePart = (failures: number, isSilent = false) => {
  let imports = 0;
  const importPart = () => {
    imports += 1;
    return imports <= failures
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ default: ({ name }: { name: string }) => <Text>{`Étape ${name}`}</Text> });
  };
  const Part = lazyPart<{ name: string }>(importPart, {
    fallback: <Text>Chargement…</Text>,
    ...(!isSilent && {
      failure: ({ name }, retry) => <Button onPress={retry}>{`Réessayer l'étape ${name}`}</Button>,
    }),
  });
  return { Part, countImports: () => imports };
};

const content = page.getByText('Étape 3', { exact: true });
const beside = page.getByText('À côté');

test('a part that fails says so in its place, as often as it is tried, and then shows', async () => {
  const { Part } = makePart(2);
  renderScreen(
    <>
      <Text>À côté</Text>
      <Part name="3" />
    </>,
  );
  const retry = page.getByRole('button', { name: "Réessayer l'étape 3" });
  await expect.element(retry).toBeVisible();
  await expect.element(beside).toBeVisible();
  await retry.click();
  await expect.element(retry).toBeVisible();
  await retry.click();
  await expect.element(content).toBeVisible();
});

test('tried again by its button, the focus goes to the heading above what comes, and is not lost', async () => {
  let isUp = false;
  const importPart = async () => {
    if (!isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <Text>Étape 3</Text> };
  };
  const Part = lazyPart<object>(importPart, {
    failure: (_, retry) => <LoadFailure onRetry={retry}>Cette étape n'a pas pu être chargée.</LoadFailure>,
  });
  renderScreen(
    <Page>
      <Heading level={1}>Mon DUERP</Heading>
      <Heading level={2} data-page-heading tabIndex={-1}>
        Évaluation
      </Heading>
      <Part />
    </Page>,
  );
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect.element(retry).toBeVisible();
  isUp = true;
  (retry.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(content).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Évaluation' })).toHaveFocus();
});

/** A part whose file is gone. */
const openGone = () => {
  const Part = lazyPart<object>(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    {
      failure: (_, retry) => <LoadFailure onRetry={retry}>Cette étape n'a pas pu être chargée.</LoadFailure>,
    },
  );
  return { Part, show: () => renderScreen(<Part />) };
};
const retryButton = page.getByRole('button', { name: 'Réessayer' });
const reload = page.getByRole('button', { name: 'Recharger la page' });
const advice = page.getByText("Le site vient peut-être d'être mis à jour");

test('a file that is gone for good, as after an update, is helped by loading the page again: said at the second failure', async () => {
  openGone().show();
  await expect.element(retryButton).toBeVisible();
  await expect.element(reload).not.toBeInTheDocument();
  await retryButton.click();
  await expect.element(reload).toBeVisible();
  await expect.element(retryButton).toBeVisible();
  await expect
    .element(advice)
    .toHaveTextContent(
      /rechargez la page\. Ce que vous avez saisi dans vos DUERP est conservé sur cet appareil\.$/,
    );
});

test('what was fetched ahead in vain is the first failure', async () => {
  const { Part, show } = openGone();
  await Part.preload();
  show();
  await expect.element(reload).toBeVisible();
});

test('nothing is promised of a text that nothing keeps', async () => {
  onTestFinished(holdReload());
  const { Part, show } = openGone();
  await Part.preload();
  show();
  await expect.element(advice).toHaveTextContent(/rechargez la page\.$/);
});

test('without a network there is nothing to load again, however often it is tried', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const { Part, show } = openGone();
  await Part.preload();
  show();
  await retryButton.click();
  await expect.element(retryButton).toBeVisible();
  await expect.element(reload).not.toBeInTheDocument();
  onLine.mockReturnValue(true);
  await retryButton.click();
  await expect.element(retryButton).toBeVisible();
  await expect.element(reload).not.toBeInTheDocument();
  await retryButton.click();
  await expect.element(reload).toBeVisible();
});

test('a part that fails, in silence too, comes when the network is back', async () => {
  const { Part, countImports } = makePart(1, true);
  renderScreen(
    <>
      <Text>À côté</Text>
      <Part name="3" />
    </>,
  );
  await expect.element(beside).toBeVisible();
  await expect.poll(countImports).toBe(1);
  await expect.poll(() => document.body.textContent).not.toContain('Chargement…');
  dispatchEvent(new Event('online'));
  await expect.element(content).toBeVisible();
});

test('a part that could not be fetched ahead is fetched when it is needed, once', async () => {
  const { Part, countImports } = makePart(1);
  await Part.preload();
  renderScreen(<Part name="3" />);
  await expect.element(content).toBeVisible();
  expect(countImports()).toBe(2);
});

test('a part whose code has come is shown at once, however short its fallback stood', async () => {
  const { Part } = makePart(0);
  const held = await countHeldCommits(async () => {
    renderScreen(<Part name="3" />);
    await expect.element(content).toBeVisible();
  });
  expect(held).toBe(0);
});
