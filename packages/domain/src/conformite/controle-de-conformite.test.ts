import { expect, test } from 'vitest';
import { check, TOUT, unite } from './conformite.test-data.ts';
import { countConformite, formatConformite } from './controle-de-conformite.ts';

const PROGRAMME = [
  'LISTE_DES_ACTIONS',
  'CONDITIONS',
  'INDICATEURS',
  'COUTS',
  'CALENDRIER',
  'RESSOURCES',
] as const;

test.for([
  [3, false, ['LISTE_DES_ACTIONS']],
  [12, false, ['LISTE_DES_ACTIONS']],
  [49, false, ['LISTE_DES_ACTIONS']],
  ...[50, 62, 249, 250, 260, 299, 300].map((effectif) => [effectif, false, PROGRAMME] as const),
  [3, true, ['SECTEUR_PUBLIC']],
  [62, true, ['SECTEUR_PUBLIC']],
  [null, false, ['EFFECTIF']],
] as const)(
  '%s employees, public %s: %j is asked of the measures',
  ([nombreEmployes, isSecteurPublic, codes]) => {
    const found = check({ nombreEmployes, isSecteurPublic }).map(({ code }) => code);
    expect(found).toEqual([
      'RISQUES_PAR_UNITE',
      'FAMILLES',
      'CHALEUR',
      'RPS',
      'DIFFERENCES_SEXE',
      'EXPOSITIONS',
      ...codes,
      'MISE_A_JOUR',
      'SPST',
      'CSE',
      'AVIS_D_ACCES',
      'DECLARATION_AU_SPST',
      'SALARIE_DESIGNE',
      'LISTE_CMR',
      'LISTE_BIOLOGIQUE',
      'PIECES_JOINTES',
    ]);
  },
);

test('the sentences are French, and the public sector is told that every point is to be checked', () => {
  const messages = check({ nombreEmployes: 62 }, [unite(TOUT)]).map(({ message }) => message);
  expect(messages).toContain("Aucune mesure n'a encore d'indicateur de résultat.");
  expect(messages.join('\n')).toMatch(
    /^Mise à jour annuelle\u00A0: à mettre à jour avant .*\. Mettez aussi à jour lors d'une décision/m,
  );
  expect(
    check({ nombreEmployes: 62, isSecteurPublic: true }).find(({ code }) => code === 'MISE_A_JOUR')?.message,
  ).toContain('(secteur public\u00A0: à vérifier)');
  const [prive, publique] = [false, true].map((isSecteurPublic) =>
    check({ nombreEmployes: 62, isSecteurPublic }).filter(({ message }) =>
      message.includes('La même réserve vaut pour les autres points'),
    ),
  );
  expect(prive).toEqual([]);
  expect(publique?.map(({ code }) => code)).toEqual(['SECTEUR_PUBLIC']);
});

test('the count is of what concerns the company, and no sentence says that the document is lawful', () => {
  const points = check({ nombreEmployes: 62 }, undefined, { ressourcesPapripact: 'Un mi-temps' });
  expect(formatConformite(points)).toBe('10 points renseignés sur 17');
  expect(countConformite(points)).toEqual({ renseignes: 10, aVerifier: 6, total: 17 });
  expect(points.map(({ message }) => message).join(' ')).not.toMatch(/conforme/i);
  expect(formatConformite(check(null, []))).toMatch(/^0 point renseigné sur/);
});
