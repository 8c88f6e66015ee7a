import { expect, test } from 'vitest';
import { DROIT_HTML } from './droit-html.ts';

test('what the guide says of the law has its articles, each a link to its text', () => {
  expect(DROIT_HTML.enoncesDuGuide).toContain(
    '(art.\u00A0<a href="https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000045386446" rel="noreferrer">R.\u00A04121-2</a>)</li>',
  );
  // Fifteen, the last but one with its own list of seven.
  expect(DROIT_HTML.enoncesDuGuide?.match(/<li>/g)).toHaveLength(15 + 7);
});

test('the guide says that the results are written down in the document unique, and who may read it', () => {
  const guide = DROIT_HTML.enoncesDuGuide ?? '';
  for (const article of ['L.\u00A04121-3-1, I\u00A0et\u00A0II', 'R.\u00A04121-1', 'R.\u00A04121-1-1'])
    expect(guide).toContain(`>${article}</a>)</li>`);
  expect(guide).toMatch(
    /L\.\u00A04163-1, I\u00A0et\u00A0IV<\/a>, <a [^>]+>R\.\u00A04163-8<\/a> et <a [^>]+>R\.\u00A04163-7<\/a>\)<\/li>/,
  );
  expect(guide).toMatch(
    /L\.\u00A04644-1, I<\/a>, <a [^>]+>R\.\u00A04644-1<\/a>, .+ et <a [^>]+>L\.\u00A02315-18<\/a>\)<\/li>/,
  );
  expect(guide).toMatch(
    /embauche et chaque fois que nécessaire.+ \(art\.\u00A0<a [^>]+>R\.\u00A04141-2<\/a> et /,
  );
  expect(guide).toContain('à la disposition\u00A0:<ul><li>des travailleurs et des anciens travailleurs');
  expect(guide).toMatch(/<\/ul>La communication .+ \(art\.\u00A0<a [^>]+>R\.\u00A04121-4<\/a>\)<\/li>/);
});

test('keeping the versions is asked of the employer, in the two articles that say so', () => {
  expect(DROIT_HTML.conservation).toMatch(/^La loi demande à l&#39;employeur/);
  expect(DROIT_HTML.conservation?.match(/<a /g)).toHaveLength(2);
});
