import { ApiError } from '@odu/api-contract';
import { API_ERROR_MESSAGES } from '@odu/domain';
import { expect, test } from 'vitest';
import { describeError, describeErrorAs, ExplainedError, quoteErrorOr, tellErrorAs } from './api-error.ts';

const OWN = 'Erreur lors du téléchargement du PDF';

test('a missing connection has one sentence, which stands under that of what was asked', () => {
  const lost = new ApiError(0);
  expect(describeError(lost)).toBe(API_ERROR_MESSAGES[0]);
  for (const text of [describeErrorAs(lost, OWN), quoteErrorOr(lost, OWN)])
    expect(text).toBe(`${OWN}\n${API_ERROR_MESSAGES[0]}`);
  expect(tellErrorAs(lost, OWN)).toBe(`${OWN}\n${API_ERROR_MESSAGES[0]}`);
});

test('any other failure has the words of its call, and those of the server', () => {
  const expired = new ApiError(400, { message: 'Lien expiré.' });
  expect(describeErrorAs(expired, OWN)).toBe(`${OWN}\nErreur\u00A0: Lien expiré.`);
  expect(describeErrorAs(new ApiError(404), OWN)).toBe(OWN);
  expect(describeErrorAs(new ApiError(429), OWN)).toBe(API_ERROR_MESSAGES[429]);
  // The server's words are told as those of every call (specification 1 section 8).
  expect(quoteErrorOr(expired, OWN)).toBe('Erreur\u00A0: Lien expiré.');
  expect(quoteErrorOr(new ApiError(404), OWN)).toBe(OWN);
  // Not covered, too large a document: what can be done about it stands in the server's sentence.
  expect(tellErrorAs(new ApiError(403, { message: 'Pas couverte.' }), OWN)).toBe(
    `${OWN}\nErreur\u00A0: Pas couverte.`,
  );
  expect(tellErrorAs(new ApiError(404), OWN)).toBe(OWN);
  expect(describeError(new ExplainedError('Pas encore.'))).toBe('Pas encore.');
});

test.for([500, 503] as const)('of a %d without a word the screen and the catalogue speak', (status) => {
  const fault = new ApiError(status);
  const both = `${OWN}\n${API_ERROR_MESSAGES[status]}`;
  expect(describeErrorAs(fault, OWN)).toBe(both);
  expect(quoteErrorOr(fault, OWN)).toBe(both);
  expect(tellErrorAs(fault, OWN)).toBe(`${OWN}\n${API_ERROR_MESSAGES[status]}`);
});

test('the end of a session, which is told in its own place, is not told here too', () => {
  const ended = new ApiError(401, { message: 'Votre session a expiré.' });
  expect(describeErrorAs(ended, OWN)).toBe(OWN);
  expect(quoteErrorOr(ended, OWN)).toBe(OWN);
  expect(tellErrorAs(ended, OWN)).toBe(OWN);
});
