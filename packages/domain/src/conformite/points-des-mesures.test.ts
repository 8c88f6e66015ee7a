import type { Exposition } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { check, risque, statutOf, TODAY, TOUT, unite, WHOLE } from './conformite.test-data.ts';
import type { ActionAControler, RisqueAControler } from './donnees-a-controler.ts';
import { CHAMPS_DU_PROGRAMME } from './point-de-conformite.ts';

test('a cancelled action satisfies nothing', () => {
  const cancelled = [unite(TOUT, [{ ...WHOLE, statut: 'Annulé' }])];
  for (const nombreEmployes of [8, 62]) {
    expect(statutOf('LISTE_DES_ACTIONS', { nombreEmployes }, cancelled)).toBe('à compléter');
    expect(statutOf('LISTE_DES_ACTIONS', { nombreEmployes })).toBe('renseigné');
  }
  for (const code of ['CONDITIONS', 'INDICATEURS', 'COUTS', 'CALENDRIER'] as const) {
    expect(statutOf(code, { nombreEmployes: 62 }, cancelled)).toBe('à compléter');
    expect(statutOf(code, { nombreEmployes: 62 })).toBe('renseigné');
  }
});

test.for([
  ['CONDITIONS', 'conditionsExecution'],
  ['INDICATEURS', 'indicateurResultat'],
  ['COUTS', 'budget'],
  ['CALENDRIER', 'date'],
] as const)('%s: each measure that counts needs its %s', ([code, champ]) => {
  const half = [unite(TOUT, [WHOLE, { ...WHOLE, idAction: 'a2', [champ]: ' ' }])];
  const found = check({ nombreEmployes: 50 }, half).find((point) => point.code === code);
  // The first that lacks it, with the field: one press opens its form there.
  expect(found).toMatchObject({
    statut: 'à compléter',
    idUniteDeTravail: 'Fournil',
    idAction: 'a2',
    champ,
  });
  const cancelled = [unite(TOUT, [WHOLE, { ...WHOLE, idAction: 'a2', [champ]: '', statut: 'Annulé' }])];
  expect(statutOf(code, { nombreEmployes: 50 }, cancelled)).toBe('renseigné');
});

test('each field of the programme is asked for by a point, which leads to it', () => {
  const empty = { idAction: 'a1', statut: 'En cours' } as const;
  const points = check({ nombreEmployes: 50 }, [unite(TOUT, [empty])]);
  expect(points.flatMap(({ champ }) => champ ?? [])).toEqual([...CHAMPS_DU_PROGRAMME]);
});

test('the resources are asked for from 50 employees', () => {
  const given = { ressourcesPapripact: 'Un mi-temps' };
  expect(statutOf('RESSOURCES', { nombreEmployes: 50 })).toBe('à compléter');
  expect(statutOf('RESSOURCES', { nombreEmployes: 50 }, undefined, given)).toBe('renseigné');
  expect(statutOf('RESSOURCES', { nombreEmployes: 49 })).toBeUndefined();
});

test('a programme whose dates are over has no calendar of the year to come', () => {
  const late: ActionAControler = { ...WHOLE, idAction: 'a2', statut: 'À planifier', date: '2019-03-01' };
  const find = (date: string | null, today?: string) =>
    check({ nombreEmployes: 62 }, [unite(TOUT, [WHOLE, { ...late, date }])], { today: today ?? TODAY }).find(
      ({ code }) => code === 'CALENDRIER',
    );
  expect(find('2019-03-01')).toMatchObject({
    statut: 'à compléter',
    idUniteDeTravail: 'Fournil',
    idAction: 'a2',
    champ: 'date',
  });
  for (const code of ['CONDITIONS', 'INDICATEURS', 'COUTS'] as const)
    expect(statutOf(code, { nombreEmployes: 62 }, [unite(TOUT, [WHOLE, late])])).toBe('renseigné');
  expect(find('2019-03-01')?.message).toContain(
    '1 mesure dont la date est passée\u00A0: notez celle qui est terminée, ou donnez une nouvelle date.',
  );
  // What was not taken in the year of the programme has its reasons told (L2312-27).
  expect(find('2019-03-01')?.message).toContain("s'énoncent en annexe du rapport annuel");
  expect(find('2019-03-01')?.autresReferences).toContainEqual({ article: 'L2312-27' });
  expect(find(TODAY)?.autresReferences).toBeUndefined();
  expect(find('2026-11-21')?.statut).toBe('à compléter');
  expect(find(TODAY)?.statut).toBe('renseigné');
  // An instant is a day in Paris.
  expect(find(TODAY, '2026-11-22T22:30:00Z')?.statut).toBe('renseigné');
  expect(find(TODAY, '2026-11-22T23:30:00Z')?.statut).toBe('à compléter');
  expect(find(null)?.message).toBe('1 mesure sans date.');
  // Below fifty employees the law asks for no calendar.
  expect(statutOf('LISTE_DES_ACTIONS', { nombreEmployes: 49 }, [unite(TOUT, [late])])).toBe('renseigné');
});

test('the yearly programme is of the year to come: from 50 employees an action that is done counts in nothing', () => {
  const done: ActionAControler = { idAction: 'a2', statut: 'Terminé', date: '2019-03-01' };
  const both = [unite(TOUT, [WHOLE, done])];
  for (const code of ['LISTE_DES_ACTIONS', 'CONDITIONS', 'INDICATEURS', 'COUTS', 'CALENDRIER'] as const) {
    expect(statutOf(code, { nombreEmployes: 50 }, [unite(TOUT, [done])])).toBe('à compléter');
    expect(statutOf(code, { nombreEmployes: 50 }, both)).toBe('renseigné');
  }
  const [programme] = check({ nombreEmployes: 50 }, [unite(TOUT, [done])]).filter(
    ({ code }) => code === 'LISTE_DES_ACTIONS',
  );
  expect(programme?.message).toContain("l'année à venir");
  expect(programme?.reference).toEqual({ article: 'L4121-3-1', alinea: 'III, 1°' });
  // Below, the law asks for the list of the actions, of no year.
  const [liste] = check({ nombreEmployes: 49 }, [unite(TOUT, [done])]).filter(
    ({ code }) => code === 'LISTE_DES_ACTIONS',
  );
  expect(liste).toMatchObject({
    statut: 'renseigné',
    reference: { article: 'L4121-3-1', alinea: 'III, 2°' },
  });
});

test('the yearly programme is of the year to come: measures that are all beyond it are none of it', () => {
  const find = (nombreEmployes: number, ...dates: readonly (string | null)[]) =>
    check({ nombreEmployes }, [
      unite(
        TOUT,
        dates.map((date, index) => ({ ...WHOLE, idAction: `a${index}`, date })),
      ),
    ]).find(({ code }) => code === 'LISTE_DES_ACTIONS');
  expect(find(50, '2027-11-23', '2029-01-01')).toMatchObject({
    statut: 'à compléter',
    message: "Aucune mesure n'est prévue dans l'année à venir.",
    reference: { article: 'L4121-3-1', alinea: 'III, 1°' },
  });
  expect(find(50, '2029-01-01')?.statut).toBe('à compléter');
  expect(find(50, '2027-11-22', '2029-01-01')?.statut).toBe('renseigné');
  // Without a date it may be of this year.
  expect(find(50, null, '2029-01-01')?.statut).toBe('renseigné');
  expect(find(49, '2029-01-01')?.statut).toBe('renseigné');
});

test('the programme has measures against the effects of the factors of the annex, where it has any (L4121-3-1, III, 1°, a)', () => {
  const nuit = { ...risque('ORG-NUI-01'), idRisque: 'nuit' };
  const own = { ...risque(''), idRisque: 'own' };
  const find = (
    nombreEmployes: number,
    risques: readonly RisqueAControler[],
    actions: readonly Partial<ActionAControler>[],
    expositions: Exposition[] = [],
  ) =>
    check(
      { nombreEmployes },
      [
        {
          ...unite(
            [],
            actions.map((action, index) => ({ ...WHOLE, idAction: `a${index}`, ...action })),
          ),
          risques: [risque('CHU-OUV-01'), ...risques],
        },
      ],
      { expositions },
    ).find(({ code }) => code === 'LISTE_DES_ACTIONS');
  expect(find(50, [nuit], [{}])).toMatchObject({
    statut: 'à vérifier',
    step: 6,
    message:
      "Le programme annuel comprend les mesures de prévention des effets de l'exposition aux facteurs de l'annexe\u00A0: aucune action à venir ne porte sur un risque qui y expose. Faut-il en prévoir une\u202f?",
    reference: { article: 'L4121-3-1', alinea: 'III, 1°' },
  });
  expect(find(50, [nuit], [{}, { idRisqueAssocie: 'nuit' }])?.statut).toBe('renseigné');
  expect(find(50, [nuit], [{}, { idRisqueAssocie: 'nuit', statut: 'Terminé' }])?.statut).toBe('à vérifier');
  expect(find(50, [nuit], [{}, { idRisqueAssocie: 'nuit', statut: 'Annulé' }])?.statut).toBe('à vérifier');
  expect(find(50, [nuit], [{ idRisqueAssocie: null }])?.statut).toBe('à vérifier');
  expect(find(50, [nuit], [])?.statut).toBe('à compléter');
  expect(find(50, [], [{}])?.statut).toBe('renseigné');
  // Below, the list is of no factor.
  expect(find(49, [nuit], [{}])?.statut).toBe('renseigné');
  // A factor that only a person's own risks carry: which of them does nobody but them knows.
  const bruit: Exposition = { facteur: 'bruit', donneesCollectives: 'Broyeur', nombreAuDela: 1 };
  expect(find(50, [own], [{}], [bruit])?.statut).toBe('à vérifier');
  expect(find(50, [own], [{ idRisqueAssocie: 'own' }], [bruit])?.statut).toBe('renseigné');
  expect(find(50, [nuit, own], [{ idRisqueAssocie: 'own' }], [bruit])?.statut).toBe('renseigné');
  expect(find(50, [nuit, own], [{ idRisqueAssocie: 'own' }])?.statut).toBe('à vérifier');
  // Of a version that is older than the codes.
  const old = { ...own, code: undefined };
  expect(find(50, [old], [{ idRisqueAssocie: 'own' }], [bruit])?.statut).toBe('renseigné');
});
