import { expect, test } from 'vitest';
import { formatApiError, messageForStatus } from './api-error-messages.ts';
import { INTERFACE_VERSION } from './interface-version.ts';

test.for([
  [0, 'Il semble y avoir un problème de connexion avec le serveur…'],
  [400, '(400) La requête envoyée contient une erreur.'],
  [401, '(401) Votre session a expiré, veuillez vous reconnecter.'],
  [403, "(403) Vous n'avez pas la permission de faire cette action."],
  [404, '(404) La ressource demandée est introuvable.'],
  [409, '(409) Conflit\u00a0: la ressource existe déjà ou a été modifiée entre-temps.'],
  [413, '(413) La requête envoyée est trop volumineuse.'],
  [422, '(422) Les données envoyées sont incomplètes ou invalides.'],
  [429, '(429) Trop de requêtes, veuillez patienter avant de réessayer.'],
  [
    500,
    '(500) Le serveur a rencontré une erreur interne… Veuillez contacter le développeur si elle persiste.',
  ],
  [503, '(503) Le serveur est actuellement indisponible ou en maintenance.'],
  [418, 'Une erreur inconnue est survenue…'],
] as const)('%d: %s', ([status, message]) => {
  expect(messageForStatus(status)).toBe(message);
  expect(formatApiError(status, null)).toBe(message);
  expect(formatApiError(status, '')).toBe(message);
});

test('the server’s own message comes first', () => {
  expect(formatApiError(403, 'Limite atteinte.')).toBe('Erreur\u00a0: Limite atteinte.');
});

test('the version label is the specification’s', () => expect(INTERFACE_VERSION).toBe('ODU-v0.8.0'));
