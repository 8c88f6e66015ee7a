// The external build has no inline style, script or worker: the Content-Security-Policy stays strict.
import 'altcha/external';
import 'altcha/altcha.css';
import 'altcha/i18n/fr-fr';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
