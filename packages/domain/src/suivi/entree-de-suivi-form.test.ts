import { expect, test } from 'vitest';
import { CHAMP_REQUIS_MESSAGE, formatTropLong } from '../formulaire/fields.ts';
import {
  checkEntreeDeSuivi,
  checkEnvoiAuSpst,
  MAX_MESSAGE_AU_SPST,
  MAX_TEXTES_DE_SUIVI,
} from './entree-de-suivi-form.ts';

// 23:30 in Paris on 21 November, and an hour later, on the 22nd.
const SOIR = '2026-11-21T22:30:00.000Z';
const NUIT = '2026-11-21T23:30:00.000Z';

const checkDate = (date: string, jours: { today: string; versionCreationTime: string }) =>
  checkEntreeDeSuivi(
    { type: 'SPST', destinataire: 'SPST du Rhône', moyen: 'portail', corrige: null, date },
    jours,
  );
const AVENIR = { date: "La date ne peut pas être dans l'avenir" };
const AVANT_LA_VERSION = { date: 'La date ne peut pas précéder celle de la version' };

test.for([
  ['2026-11-21', SOIR, {}],
  ['2026-11-22', SOIR, AVENIR],
  ['2026-11-22', NUIT, {}],
  ['2026-11-23', NUIT, AVENIR],
] as const)('sent on %s, written down at %s: the day is that of Paris', ([date, today, errors]) => {
  expect(checkDate(date, { today, versionCreationTime: '2026-11-01T09:00:00.000Z' })).toEqual(errors);
});

test.for([
  ['2026-11-20', SOIR, AVANT_LA_VERSION],
  ['2026-11-21', SOIR, {}],
  ['2026-11-21', NUIT, AVANT_LA_VERSION],
  ['2026-11-22', NUIT, {}],
] as const)(
  'sent on %s, of a version of %s: the day is that of Paris',
  ([date, versionCreationTime, errors]) => {
    expect(checkDate(date, { today: '2026-12-01T09:00:00.000Z', versionCreationTime })).toEqual(errors);
  },
);

const ENVOI = { destinataire: 'SPST du Rhône', emailAddress: 'contact@spst.fr', message: '' };

// One of these is two UTF-16 units: the contract counts characters.
const repeat = (count: number): string => '🥖'.repeat(count);

test.for([
  [{}, {}],
  [{ destinataire: '' }, { destinataire: CHAMP_REQUIS_MESSAGE }],
  [{ destinataire: '  ' }, { destinataire: CHAMP_REQUIS_MESSAGE }],
  [{ destinataire: repeat(MAX_TEXTES_DE_SUIVI.destinataire) }, {}],
  [
    { destinataire: repeat(MAX_TEXTES_DE_SUIVI.destinataire + 1) },
    { destinataire: formatTropLong(MAX_TEXTES_DE_SUIVI.destinataire) },
  ],
  [{ message: repeat(2000) }, {}],
  [{ message: repeat(2001) }, { message: formatTropLong(MAX_MESSAGE_AU_SPST) }],
] as const)(
  '%#: an e-mail to the service names whom it goes to, and is no longer than the contract',
  ([fields, errors]) => {
    expect(checkEnvoiAuSpst({ ...ENVOI, ...fields })).toEqual(errors);
  },
);

test('a service is named in no more than 200 characters, and a field left empty says that it is required', () => {
  expect(MAX_TEXTES_DE_SUIVI.destinataire).toBe(200);
  expect(checkEnvoiAuSpst({ ...ENVOI, destinataire: '  ' })).toEqual({ destinataire: 'Ce champ est requis' });
});

test.for([
  ['SPST', 'destinataire', 200],
  ['SPST', 'moyen', 200],
  ['CSE', 'compteRendu', 40_000],
  ['AVIS_D_ACCES', 'lieu', 200],
  ['AVIS_D_ACCES', 'modalites', 500],
] as const)(
  'an entry %s takes a text « %s » of %i characters, and no more; spaces around it do not count',
  ([type, champ, longest]) => {
    const check = (text: string) =>
      checkEntreeDeSuivi(
        {
          type,
          date: '2026-11-22',
          destinataire: 'SPST du Rhône',
          moyen: 'portail',
          avis: 'favorable',
          lieu: 'Accueil',
          corrige: null,
          [champ]: text,
        },
        { today: '2026-11-22T09:00:00.000Z', versionCreationTime: '2026-11-01T09:00:00.000Z' },
      );
    expect(check(` ${repeat(longest)} `)).toEqual({});
    expect(check(repeat(longest + 1))).toEqual({ [champ]: formatTropLong(longest) });
  },
);
