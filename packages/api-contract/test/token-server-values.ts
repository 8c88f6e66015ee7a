import { makeTokenOf } from './fake-session.ts';

/** The one access token that the server of the browser tests takes. */
export const ACCEPTED_TOKEN = makeTokenOf('Zoé', 'accepted', 600);

/** What it gives for a refresh token; it refuses any other. */
export const REFRESH_TOKENS: Readonly<Record<string, string>> = {
  'to accepted': ACCEPTED_TOKEN,
  'to refused': makeTokenOf('Zoé', 'refused', 600),
};
