import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

type Entry = { id: string; title: string; type: string };
type Preview = {
  storyStoreValue: {
    loadStory: (request: { storyId: string }) => Promise<{
      argTypes: Record<
        string,
        {
          control?: { type?: string; disable?: boolean };
          options?: unknown[];
          table?: { type?: { summary?: string } };
        }
      >;
    }>;
  };
};

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Entry>;
};
const byTitle = Map.groupBy(
  Object.values(entries).filter(({ type }) => type === 'story'),
  ({ title }) => title,
);
const ids = [...byTitle.values()].flatMap(([first]) => (first === undefined ? [] : [first.id]));

test('every property has the control of its type: a choice is never a JSON to write', async ({
  page,
  storybookUrl,
}) => {
  await page.goto(`${storybookUrl}/iframe.html?id=components-button--primary&viewMode=story`);
  await page.getByRole('button').first().waitFor();
  const properties = await page.evaluate(async (storyIds) => {
    const { storyStoreValue } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview })
      .__STORYBOOK_PREVIEW__;
    const stories = await Promise.all(
      storyIds.map(async (storyId) => ({ storyId, story: await storyStoreValue.loadStory({ storyId }) })),
    );
    return stories.flatMap(({ storyId, story }) =>
      Object.entries(story.argTypes).map(([name, { control, options, table }]) => ({
        name: `${storyId} ${name}`,
        control: control?.disable === true ? undefined : control?.type,
        options,
        type: table?.type?.summary ?? '',
      })),
    );
  }, ids);
  expect(properties.find(({ name }) => name === 'components-button--primary variant')).toMatchObject({
    options: expect.arrayContaining(['primary', 'secondary', 'quiet', 'danger']) as unknown[],
  });
  const asJson = properties.filter(({ control }) => control === 'object');
  expect(asJson.length).toBeGreaterThan(20);
  // What is left holds data: lists, and objects of the contract.
  const isData = (type: string) =>
    /\[\]$|^(?:readonly )?(?:\{|Pick|Omit|Readonly|Incomplet|SyntheseD)|^[A-Z]\w+(?:<.*>)?$/s.test(type);
  const isCode = (type: string) => /^(?:Ref<|LucideIcon|ReactNode|\()/.test(type);
  expect(asJson.filter(({ type }) => !isData(type) || isCode(type))).toEqual([]);
});
