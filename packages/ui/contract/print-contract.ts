import type { ApiEntry, Prop } from './read-api.ts';

const HEADER = `# Props contract of @odu/ui

Made by \`npm run generate -w @odu/ui\` from src/index.ts; do not edit. A change here is a change for every screen: say why in the commit.
`;

const printProp = ({ name, isOptional, type }: Prop): string =>
  `- \`${name}${isOptional ? '?' : ''}: ${type}\``;

const printEntry = (entry: ApiEntry): string => {
  if (entry.kind === 'icon') return entry.name;
  if ('type' in entry) return `### ${entry.name}\n\n\`\`\`ts\n${entry.type}\n\`\`\`\n`;
  const variants = entry.variants.map((props, index) => {
    const title = entry.variants.length > 1 ? `Form ${index + 1}:\n\n` : '';
    return `${title}${props.length === 0 ? 'No property of its own.' : props.map(printProp).join('\n')}\n`;
  });
  const bases = entry.bases.map((base) => `- and those of \`${base}\`\n`).join('');
  return `### ${entry.name}\n\n${variants.join('\n')}${bases === '' ? '' : `\n${bases}`}`;
};

const SECTIONS = [
  ['component', 'Components and blocks'],
  ['function', 'Functions'],
  ['interface', 'Interfaces'],
  ['type', 'Types'],
  ['constant', 'Constants'],
] as const satisfies readonly (readonly [ApiEntry['kind'], string])[];

/** The public API as a Markdown text that a reviewer can read; icons are one list, a props type of a component is not repeated. */
export const printContract = (entries: readonly ApiEntry[]): string => {
  const components = new Set(entries.filter(({ kind }) => kind === 'component').map(({ name }) => name));
  const icons = entries.filter(({ kind }) => kind === 'icon');
  const isShown = (entry: ApiEntry) =>
    !(entry.name.endsWith('Props') && components.has(entry.name.slice(0, -'Props'.length)));
  const sections = SECTIONS.map(([kind, title]) => {
    const shown = entries.filter((entry) => entry.kind === kind && isShown(entry));
    return `## ${title}\n\n${shown.map(printEntry).join('\n')}`;
  });
  return [HEADER, ...sections, `## Icons\n\n${icons.map(({ name }) => name).join(', ')}\n`].join('\n');
};
