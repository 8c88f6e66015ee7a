import { type JsonSchema, readContract } from '@odu/api-contract/document';
import {
  CODES_DE_FAMILLE,
  FACTEURS,
  firstMessage,
  formatTropLong,
  MAX_MESSAGE_AU_SPST,
  MAX_MESURES_EN_PLACE,
  MAX_MOTIF_DE_FAMILLE,
  MAX_NOMBRE_EMPLOYES,
  MAX_TEXTE_DE_MESURE,
  MAX_TEXTES_DE_SUIVI,
  notesDeVersionSchema,
} from '@odu/domain';
import { expect, test } from 'vitest';
import { GREATEST_SIZE } from '../../src/operations/duerp/lecture/duerp-size.ts';

const { schemas } = readContract()['components'] as { schemas: Record<string, JsonSchema> };

/** The schema at a path of names, `Effectif.femmes`, its references followed. */
function find(path: string): JsonSchema {
  const [name = '', property] = path.split('.');
  const schema = schemas[name];
  const properties = schema?.['properties'] as Record<string, JsonSchema> | undefined;
  const found = property === undefined ? schema : properties?.[property];
  if (found === undefined) throw new Error(`the contract has no ${path}`);
  const reference = found['$ref'];
  return typeof reference === 'string' ? find(reference.replace('#/components/schemas/', '')) : found;
}

test.for([
  'Entreprise.nombreEmployes',
  'NombreExposes',
  'Effectif.total',
  'Effectif.femmes',
  'Effectif.hommes',
  'Exposition.nombreAuDela',
])('%s is a whole number of people, within what a form takes', (path) => {
  expect(find(path)).toMatchObject({ minimum: 0, maximum: MAX_NOMBRE_EMPLOYES });
  expect([find(path)['type']].flat()).toContain('integer');
});

test.for([
  ['UpdateListUnitesDeTravailRequest.unitesDeTravail', GREATEST_SIZE.unites],
  ['ImportDuerpRequest.unitesDeTravail', GREATEST_SIZE.unites],
  ['UpdateListRisquesRequest.risques', GREATEST_SIZE.risques],
  ['UniteDeTravailInput.risques', GREATEST_SIZE.risques],
  ['UniteDeTravailInput.papripactActionsPreventives', GREATEST_SIZE.actions],
  ['UpdateListRisquesRequest.actionsAssociees', GREATEST_SIZE.actions],
  // Those of one unit.
  ['UpdateListRisquesRequest.categorieDeRisques', 500],
  ['UniteDeTravailInput.categorieDeRisques', 500],
  ['FamillesNonConcernees', CODES_DE_FAMILLE.length],
  ['Expositions', FACTEURS.length],
  // Two people may add theirs at once.
  ['MesuresEnPlace', 2 * MAX_MESURES_EN_PLACE],
] as const)('the list %s takes as many as there may be: %i', ([path, most]) => {
  expect(find(path)['maxItems']).toBe(most);
});

test.for([
  ['AddSuiviRequest.destinataire', MAX_TEXTES_DE_SUIVI.destinataire],
  ['AddSuiviRequest.moyen', MAX_TEXTES_DE_SUIVI.moyen],
  ['AddSuiviRequest.compteRendu', MAX_TEXTES_DE_SUIVI.compteRendu],
  ['AddSuiviRequest.lieu', MAX_TEXTES_DE_SUIVI.lieu],
  ['AddSuiviRequest.modalites', MAX_TEXTES_DE_SUIVI.modalites],
  ['SendToSpstRequest.destinataire', MAX_TEXTES_DE_SUIVI.destinataire],
  ['SendToSpstRequest.message', MAX_MESSAGE_AU_SPST],
  ['MesureEnPlace.texte', MAX_TEXTE_DE_MESURE],
  ['FamilleNonConcernee.motif', MAX_MOTIF_DE_FAMILLE],
] as const)('the text %s is as long as its form takes: %i', ([path, most]) => {
  expect(find(path)['maxLength']).toBe(most);
});

test('the notes of a version are as long as their form takes', () => {
  const most = Number(find('GenerateVersionRequest.notesDeVersion')['maxLength']);
  expect(firstMessage(notesDeVersionSchema, 'é'.repeat(most))).toBeNull();
  expect(firstMessage(notesDeVersionSchema, 'é'.repeat(most + 1))).toBe(formatTropLong(most));
});
