import { readFileSync } from 'node:fs';

type Entry = { id: string; type: string; tags?: string[] };

const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync('storybook-static/index.json', 'utf8'),
);

/** The ids of the stories that are pictured: every `AllStates`, and those with the tag `picture` (a state that a sheet cannot hold). */
export const SHEETS = Object.values(index.entries)
  .filter(
    ({ id, type, tags }) => type === 'story' && (id.endsWith('--all-states') || tags?.includes('picture')),
  )
  .map(({ id }) => id);
