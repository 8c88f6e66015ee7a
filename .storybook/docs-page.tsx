import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { findUsage } from '../packages/ui/src/stories/usage/find-usage.ts';
import { useDocsTheme } from './docs-container.tsx';

/** The page of a component or block: how it is imported, what it is for and what it is not for, then its controls and states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const component = (preparedMeta.component as { displayName?: string; name?: string } | undefined) ?? {};
  const usage = findUsage(name);
  // The block of code does not follow the theme of its page.
  const isDark = useDocsTheme() === 'dark';
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {usage && (
        <>
          <Source
            dark={isDark}
            language="tsx"
            code={`import { ${component.displayName ?? component.name ?? name} } from '@odu/ui';`}
          />
          <h2>Quand l'utiliser</h2>
          <p>{usage.quand}</p>
          <Source dark={isDark} language="tsx" code={usage.bon} />
          <h2>Quand l'éviter</h2>
          <p>{usage.eviter}</p>
          <Source dark={isDark} language="tsx" code={`// À éviter\n${usage.mauvais}`} />
        </>
      )}
      <Primary />
      {/* A table that is wider than a telephone scrolls by itself: the page stays. */}
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      <Stories includePrimary={false} />
    </>
  );
}
