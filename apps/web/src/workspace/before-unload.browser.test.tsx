import { Text } from '@odu/ui';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { holdReload } from '../drafts/hold-reload.ts';

/** Whether the browser would ask before it loads another page. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a load by the user asks while the page holds what nothing else keeps, and nobody once the session has ended', () => {
  const { workspace } = renderScreen(<Text>Mes DUERP</Text>);
  expect(isAsked()).toBe(false);
  const letGo = holdReload();
  expect(isAsked()).toBe(true);
  letGo();
  expect(isAsked()).toBe(false);
  holdReload();
  // Another tab signed in: the page goes to its account, and nobody is asked (`follow-other-tabs.ts`).
  workspace?.release();
  expect(isAsked()).toBe(false);
});
