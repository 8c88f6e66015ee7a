import { ApiError } from '@odu/api-contract';
import { API_ERROR_MESSAGES } from '@odu/domain';
import { expect, test } from 'vitest';
import { describeError, describeErrorAs, ExplainedError, quoteErrorOr, tellErrorAs } from './api-error.ts';

const OWN = 'Erreur lors du téléchargement du PDF';

test('a missing connection has one sentence, whatever was asked', () => {
  const lost = new ApiError(0);
  for (const text of [describeError(lost), describeErrorAs(lost, OWN), quoteErrorOr(lost, OWN)])
    expect(text).toBe(API_ERROR_MESSAGES[0]);
  expect(tellErrorAs(lost, OWN)).toBe(`${OWN}. ${API_ERROR_MESSAGES[0]}`);
});

test('any other failure has the words of its call, or of the server', () => {
  expect(describeErrorAs(new ApiError(500), OWN)).toBe(OWN);
  expect(describeErrorAs(new ApiError(429), OWN)).toBe(API_ERROR_MESSAGES[429]);
  expect(quoteErrorOr(new ApiError(400, { message: 'Lien expiré.' }), OWN)).toBe('Lien expiré.');
  expect(quoteErrorOr(new ApiError(500), OWN)).toBe(OWN);
  // Not covered, too large a document: what can be done about it stands in the server's sentence.
  expect(tellErrorAs(new ApiError(403, { message: 'Pas couverte.' }), OWN)).toBe(
    `${OWN}. Erreur\u00A0: Pas couverte.`,
  );
  expect(tellErrorAs(new ApiError(404), OWN)).toBe(OWN);
  expect(describeError(new ExplainedError('Pas encore.'))).toBe('Pas encore.');
});
