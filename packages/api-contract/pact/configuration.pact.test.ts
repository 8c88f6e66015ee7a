import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { createResourcePact } from './support/resource-pact.ts';

const { boolean, eachLike, integer, string } = MatchersV3;
const play = createResourcePact('configuration');

test('anybody reads the names and links of the operator', async () => {
  const config = await play(
    {
      states: [],
      description: 'the configuration',
      token: 'none',
      request: { method: 'GET', path: '/api/public/config' },
      answer: {
        status: 200,
        body: {
          productName: string('ODU'),
          version: string('ODU-v0.8.0'),
          supportEmail: string('support@localhost'),
          partnerLawFirm: { name: string('Cabinet partenaire'), url: string('/guide#conseil-juridique') },
          marketingUrl: string('/'),
          userGuideUrl: string('/guide'),
          legalNoticeUrl: string('/mentions-legales'),
          privacyUrl: string('/confidentialite'),
          termsUrl: string('/conditions'),
          hasBilling: boolean(true),
        },
      },
    },
    (api) => unwrap(api.GET('/api/public/config')),
  );
  expect(config.productName).toBe('ODU');
});

test('anybody reads the example document', async () => {
  const example = await play(
    {
      states: [],
      description: 'the example document',
      token: 'none',
      request: { method: 'GET', path: '/api/public/example' },
      answer: {
        status: 200,
        body: {
          displayName: string('Boulangerie Martin'),
          data: {
            isPapripactEnabled: boolean(true),
            unitesDeTravail: eachLike({
              displayName: string('Fournil et laboratoire'),
              risques: eachLike({ displayName: string('Sol glissant'), isRisqueEvalue: boolean(true) }),
            }),
          },
        },
      },
    },
    (api) => unwrap(api.GET('/api/public/example')),
  );
  expect(example.data.unitesDeTravail).toHaveLength(1);
});

test('a challenge of the bot check comes with its signature', async () => {
  const challenge = await play(
    {
      states: [],
      description: 'a challenge of the bot check',
      token: 'none',
      request: { method: 'GET', path: '/api/public/captcha/challenge' },
      answer: {
        status: 200,
        body: {
          parameters: {
            algorithm: string('PBKDF2/SHA-256'),
            nonce: string('6f1d2c'),
            salt: string('a3b4c5'),
            cost: integer(500),
            keyLength: integer(32),
            keyPrefix: string('00'),
          },
          signature: string('c2lnbmF0dXJl'),
        },
      },
    },
    (api) => unwrap(api.GET('/api/public/captcha/challenge')),
  );
  expect(challenge.signature).not.toBe('');
});
