// The external build has no inline style, script or worker: the Content-Security-Policy stays strict.
import 'altcha/external';
import 'altcha/altcha.css';
import 'altcha/i18n/fr-fr';
import { toCommonHeaders } from '@odu/api-contract';
import { INTERFACE_VERSION } from '@odu/domain';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { fetchWithin } from '../api/fetch-within.ts';

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
// The widget asks for its challenge itself: as every other call is made (specification 1, section 7).
$altcha.defaults.set({
  fetch: (input, init) =>
    fetchWithin(new Request(input, { ...init, headers: toCommonHeaders(INTERFACE_VERSION) })),
});
