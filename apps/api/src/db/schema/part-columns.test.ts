import { expect, test } from 'vitest';
import { listWrittenColumns } from './part-columns.ts';

test('what a person writes in each part counts for the greatest size of a document, and nothing else', () => {
  expect({
    uniteDeTravail: listWrittenColumns('uniteDeTravail'),
    categorieDeRisques: listWrittenColumns('categorieDeRisques'),
    risque: listWrittenColumns('risque'),
    actionPreventive: listWrittenColumns('actionPreventive'),
  }).toEqual({
    uniteDeTravail: ['displayName', 'differencesSelonSexe', 'famillesNonConcernees'],
    categorieDeRisques: ['displayName'],
    risque: ['displayName', 'danger', 'remarques', 'mesuresEnPlace'],
    actionPreventive: [
      'descriptionDeLaMesure',
      'responsable',
      'budget',
      'conditionsExecution',
      'indicateurResultat',
    ],
  });
});
