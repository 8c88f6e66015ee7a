import { expect, test } from 'vitest';
import { NIVEAU_STATUSES } from './niveau-de-risque.ts';
import { PRIORITES } from './priorites.ts';

test('the higher the level, the sooner and the more is done', () => {
  expect(
    NIVEAU_STATUSES.map((status) => `${PRIORITES[status].delai}. ${PRIORITES[status].conduite}`),
  ).toEqual([
    'Maintenir. Gardez les mesures en place et revoyez le risque à chaque mise à jour du document.',
    "Dans l'année. Inscrivez une amélioration à votre programme ou à votre liste d'actions et vérifiez les mesures en place.",
    'Dans les trois mois. Planifiez une action avec un responsable et une date\u202F; protégez en attendant.',
    "Immédiatement. Faites cesser l'exposition ou arrêtez l'activité, puis supprimez le danger ou protégez.",
  ]);
});
