import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { LazyDocumentView } from '../../document/LazyDocumentView.tsx';
import { DetailDocument } from './DetailDocument.tsx';

const DUERP = makeDuerp(
  ['u1', 'u2', 'u3'].map((unite) => makeUnite(unite, [makeRisque(`${unite}-r1`)])),
  { hasFullAccess_Derivated: true },
);

test('what is printed while the document is drawn has all of it', async () => {
  await LazyDocumentView.preload();
  renderScreen(<DetailDocument duerp={DUERP} choosePlanHref="#" />);
  const hasLast = () => document.body.textContent.includes('Risque u3-r1');
  const printed = Promise.withResolvers<[before: boolean, after: boolean]>();
  const observer = new MutationObserver(() => {
    if (document.querySelector('article') === null) return;
    observer.disconnect();
    const before = hasLast();
    dispatchEvent(new Event('beforeprint'));
    printed.resolve([before, hasLast()]);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  expect(await printed.promise).toEqual([false, true]);
});
