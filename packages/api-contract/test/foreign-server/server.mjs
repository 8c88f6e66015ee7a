// A small server of another team, in plain JavaScript and by nothing of ours: it signs in, tells its configuration and its
// referential. `docs/contract.md` does its steps on it. node server.mjs [port] [--rename]: with it, one field has another name.
import { createServer } from 'node:http';
import { EXAMPLE } from './example.mjs';
import { makeStates } from './states.mjs';

const port = Number(process.argv[2] ?? 8080);
const isRenamed = process.argv.includes('--rename');

const accounts = new Map();
const sessions = new Map();
const documents = new Set();
const states = makeStates({ accounts, sessions, documents });

const problem = (status, message, headers = {}) => ({
  status,
  body: { type: 'about:blank', title: message, status, message, requestId: 'autre-1' },
  headers: { 'Content-Type': 'application/problem+json', ...headers },
});
const isSignedIn = ({ headers }) =>
  [...sessions.values()].some(({ accessToken }) => headers.authorization === `Bearer ${accessToken}`);

const ROUTES = {
  'GET /api/public/config': () => ({
    body: {
      productName: 'Un autre serveur',
      version: 'ODU-v0.8.0',
      supportEmail: 'aide@autre.example',
      partnerLawFirm: { name: 'Cabinet', url: '/cabinet' },
      marketingUrl: '/',
      userGuideUrl: '/aide',
      legalNoticeUrl: '/mentions',
      privacyUrl: '/vie-privee',
      termsUrl: '/conditions',
      hasBilling: true,
      isSandboxPayment: false,
      isDevInbox: false,
    },
  }),
  'GET /api/public/example': () => ({ body: EXAMPLE }),
  'GET /api/public/captcha/challenge': () => ({
    body: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        nonce: 'ab12',
        salt: 'cd34',
        cost: 500,
        keyLength: 32,
        keyPrefix: '00',
      },
      signature: 'c2lnbmF0dXJl',
    },
  }),
  'POST /api/public/token/new': ({ body: { emailAddress, password } }) => {
    const account = accounts.get(emailAddress);
    if (account?.isLimited) return problem(429, 'Trop de tentatives.', { 'Retry-After': '120' });
    if (account?.password !== password) return problem(401, 'Mot de passe incorrect.');
    return { body: states['a signed-in user']({ emailAddress }) };
  },
  'POST /api/public/token/refresh': ({ body: { refreshToken } }) =>
    sessions.has(refreshToken) ? { body: sessions.get(refreshToken) } : problem(401, 'Session terminée.'),
  'POST /api/myaccount/logout': ({ body: { refreshTokenToRevoke } }) => {
    sessions.delete(refreshTokenToRevoke);
    return { status: 204 };
  },
  'GET /api/duerpmasterdata/risques': (call) => {
    if (!isSignedIn(call)) return problem(401, 'Veuillez vous connecter.');
    if (!documents.has(call.query.get('duerpDocId'))) return problem(404, 'Ce document est introuvable.');
    return {
      body: {
        familleDeRisques: [{ idFamille: 'f1', displayName: 'Chutes', code: 'CHU' }],
        categorieDeRisques: [
          {
            idPremadeCategorie: 'c1',
            idFamille: 'f1',
            displayName: 'Sols glissants',
            code: 'SOL',
            isHighlighted: true,
            isSecteurSpecifique: false,
            tagsPrincipaux: ['sol'],
            tagsSecondaires: ['pluie'],
            mesuresTypes: [{ type: 'organisation', libelle: 'Nettoyer sans attendre' }],
          },
        ],
        risques: [
          {
            idPremadeRisque: 'r1',
            idPremadeCategorie: 'c1',
            [isRenamed ? 'libelle' : 'displayName']: 'Glissade par temps de pluie',
            code: 'SOL-1',
            infoSeuil: null,
            facteursL4161: [],
            suiviIndividuelRenforcePossible: false,
          },
        ],
        unitesDeTravail: [{ idUniteDeTravail: 'u1', displayName: 'Vente', isHighlighted: true }],
        secteurs: [{ code: 'COMMERCE', displayName: 'Commerce', motsCles: ['magasin'] }],
        secteursReconnus: [],
      },
    };
  },
  // For the verification only: never open it on a server that people use.
  'POST /test/states': ({ body: { action, state, params } }) => {
    if (action === 'reset') for (const kept of [accounts, sessions, documents]) kept.clear();
    else if (states[state] === undefined) return { status: 404 };
    return { body: action === 'reset' ? {} : (states[state](params) ?? {}) };
  },
};

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://server');
  let text = '';
  for await (const chunk of request) text += chunk;
  const call = { headers: request.headers, query: searchParams, body: text === '' ? {} : JSON.parse(text) };
  const {
    status = 200,
    body,
    headers,
  } = ROUTES[`${request.method} ${pathname}`]?.(call) ?? problem(404, 'Rien à cette adresse.');
  response.writeHead(status, {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

createServer((request, response) => void answer(request, response)).listen(
  port,
  '127.0.0.1',
  function listening() {
    process.stdout.write(`http://127.0.0.1:${this.address().port}\n`);
  },
);
