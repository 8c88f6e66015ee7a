import { expect, test } from 'vitest';
import { DROIT_HTML } from './droit-html.ts';

test('what the guide says of the law has its articles, each a link to its text', () => {
  expect(DROIT_HTML.enoncesDuGuide).toContain(
    '(art.\u00A0<a href="https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000045386446" rel="noreferrer">R.\u00A04121-2</a>)</li>',
  );
  expect(DROIT_HTML.enoncesDuGuide?.match(/<li>/g)).toHaveLength(7);
});

test('keeping the versions is asked of the employer, in the two articles that say so', () => {
  expect(DROIT_HTML.conservation).toMatch(/^La loi demande à l&#39;employeur/);
  expect(DROIT_HTML.conservation?.match(/<a /g)).toHaveLength(2);
});
