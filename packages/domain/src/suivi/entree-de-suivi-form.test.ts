import { expect, test } from 'vitest';
import { emailSchema } from '../compte/email.ts';
import { CHAMP_REQUIS_MESSAGE, formatTropLong } from '../formulaire/fields.ts';
import { firstMessage } from '../formulaire/validate-with.ts';
import {
  checkEntreeDeSuivi,
  checkEnvoiAuSpst,
  MAX_MESSAGE_AU_SPST,
  MAX_TEXTES_DE_SUIVI,
  SUIVI_VIDE,
  toEntreeDeSuivi,
} from './entree-de-suivi-form.ts';

// 23:30 in Paris on 21 November, and an hour later, on the 22nd.
const SOIR = '2026-11-21T22:30:00.000Z';
const NUIT = '2026-11-21T23:30:00.000Z';

test('a new entry says nothing yet', () => {
  const { date, avis, ...textes } = SUIVI_VIDE;
  expect({ date, avis, textes: new Set(Object.values(textes)) }).toEqual({
    date: null,
    avis: null,
    textes: new Set(['']),
  });
});

const checkDate = (date: string, jours: { today: string; versionCreationTime: string }) =>
  checkEntreeDeSuivi(
    { type: 'SPST', destinataire: 'SPST du Rhône', moyen: 'portail', corrige: null, date },
    jours,
  );
const AVENIR = { date: "La date ne peut pas être dans l'avenir" };
const ANNEE = { date: "Vérifiez l'année de cette date" };
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

const CSE = { type: 'CSE', avis: 'favorable', compteRendu: '', corrige: null } as const;
const AVIS = { type: 'AVIS_D_ACCES', lieu: 'Accueil', modalites: '', corrige: null } as const;

// What was seen of the headcount is true on its own day alone; a notice may be made before it is posted.
test.for([
  ['a consultation before the version', { ...CSE, date: '2026-10-30' }, {}],
  ['a report of no committee', { ...CSE, avis: 'carence', date: '2026-10-30' }, {}],
  [
    'a headcount seen before the version',
    { ...CSE, avis: 'effectif non atteint', date: '2026-10-30' },
    AVANT_LA_VERSION,
  ],
  [
    'a headcount seen on the day of the version',
    { ...CSE, avis: 'effectif non atteint', date: '2026-11-01' },
    {},
  ],
  ['a consultation to come', { ...CSE, date: '2026-11-23' }, AVENIR],
  ['a notice to come', { ...AVIS, date: '2026-11-23' }, {}],
  ['a notice of before the version', { ...AVIS, date: '2026-10-30' }, {}],
  ['a consultation of a mistyped year', { ...CSE, date: '0202-11-21' }, ANNEE],
  ['a notice of a mistyped year', { ...AVIS, date: '9999-11-21' }, ANNEE],
  ['no day', { ...AVIS, date: '' }, { date: 'Veuillez indiquer une date' }],
  ['a day that is none', { ...CSE, date: '2026-02-30' }, { date: 'Veuillez indiquer une date' }],
] as const)('the day of an entry, %s', ([, entree, errors]) => {
  const jours = { today: '2026-11-22T09:00:00.000Z', versionCreationTime: '2026-11-01T09:00:00.000Z' };
  expect(checkEntreeDeSuivi(entree, jours)).toEqual(errors);
});

test('a consultation has an opinion, or why there is no committee', () => {
  const jours = { today: '2026-11-22T09:00:00.000Z', versionCreationTime: '2026-11-01T09:00:00.000Z' };
  const { avis: _none, ...sansAvis } = CSE;
  expect(checkEntreeDeSuivi({ ...sansAvis, date: '2026-11-22' }, jours)).toEqual({
    avis: "Veuillez choisir l'avis rendu, ou pourquoi il n'y a pas de CSE",
  });
});

const VALEURS = {
  date: '2026-11-22',
  destinataire: ' SPST du Rhône ',
  moyen: ' portail ',
  avis: 'sans avis',
  compteRendu: ' Réunion du 22 ',
  lieu: ' Accueil ',
  modalites: ' Sur demande ',
} as const;
const ENTREE = { date: '2026-11-22', corrige: 'e1' };

test.for([
  ['SPST', {}, { ...ENTREE, type: 'SPST', destinataire: 'SPST du Rhône', moyen: 'portail' }],
  ['CSE', {}, { ...ENTREE, type: 'CSE', avis: 'sans avis', compteRendu: 'Réunion du 22' }],
  // No meeting was held: there is nothing to report of it.
  ['CSE', { avis: 'carence' }, { ...ENTREE, type: 'CSE', avis: 'carence' }],
  ['CSE', { avis: 'effectif non atteint' }, { ...ENTREE, type: 'CSE', avis: 'effectif non atteint' }],
  ['CSE', { avis: null }, { ...ENTREE, type: 'CSE', compteRendu: 'Réunion du 22' }],
  [
    'AVIS_D_ACCES',
    { date: null },
    { ...ENTREE, type: 'AVIS_D_ACCES', date: '', lieu: 'Accueil', modalites: 'Sur demande' },
  ],
] as const)('an entry %s with %j has the texts of its kind alone, trimmed', ([type, valeurs, entree]) => {
  expect(toEntreeDeSuivi(type, { ...VALEURS, ...valeurs }, 'e1')).toEqual(entree);
});

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
  [{ emailAddress: 'contact@' }, { emailAddress: firstMessage(emailSchema, 'contact@') }],
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

test.for([
  ['SPST', { destinataire: CHAMP_REQUIS_MESSAGE, moyen: CHAMP_REQUIS_MESSAGE }],
  ['CSE', {}],
  ['AVIS_D_ACCES', { lieu: CHAMP_REQUIS_MESSAGE }],
] as const)(
  'an entry %s with nothing, or spaces, in its texts lacks those that it needs',
  ([type, errors]) => {
    const blank = (text?: string) =>
      checkEntreeDeSuivi(
        {
          type,
          date: '2026-11-22',
          avis: 'favorable',
          corrige: null,
          ...(text !== undefined && {
            destinataire: text,
            moyen: text,
            compteRendu: text,
            lieu: text,
            modalites: text,
          }),
        },
        { today: '2026-11-22T09:00:00.000Z', versionCreationTime: '2026-11-01T09:00:00.000Z' },
      );
    for (const text of [undefined, '', '  ']) expect(blank(text)).toEqual(errors);
  },
);
