import { expect, test } from 'vitest';
import { readCommonWords } from './common-words.ts';
import { findWhyGuessable } from './guessable-password.ts';

const find = (password: string) =>
  findWhyGuessable(password, { emailAddress: 'anne.leroux@fournil-des-halles.fr', productName: 'ODU' });

test.for([
  'Motdepasse1!',
  'MotDePasse2024!',
  'mot-de-passe-1!',
  'M0tdep@sse2026!',
  'Azerty123!',
  '123!Azerty',
  'AZERTYUIOP1!',
  'Qsdfghjklm1!',
  'P@ssw0rd1!',
  'P@ssw0rd',
  '!P4$$w0rd!',
  'Password1!',
  '#Qwerty2024#',
  '1q2w3e4r!',
  'Abc123!!',
  'a12345678!',
  '12345678a!',
  'Soleil2024!',
  'Janvier2026!',
  'Fevrier2026!',
  'Août2026!!',
  'Septembre2026!',
  'Lundi2026!',
  'Dimanche.26!',
  'Printemps2026!',
  '2026-Printemps!',
  'Pr1ntemp$26!',
  'PrintempsPrintemps1!',
  'Hiver2026!',
  'Automne-26!',
  'Marseille13!',
  'Saint-Étienne42!',
  'SaintEtienne42!',
  'Nimes2026!',
  'Orléans45!',
  'LeHavre76!',
  'Mot2passe!',
  'M0t2p@sse!',
  'Mon-mot-de-passe1!',
  'MonMot2Passe!',
  'Administrateur1!',
  'Utilisateur-1!',
  'Changez-moi1!',
  'ChangezMoi2026!',
  'OduPrintemps26!',
  'Qwertz123!',
  'Qwertzuiop1!',
  '$oleil2024!',
  'Motdepa55!',
  'Été2024!!',
  'Bonjour1!',
  'Chocolat12!',
  'Marie1987!',
  'Zoé12345!',
  'Jennifer7*',
  'Sunshine1!',
  'Iloveyou1!',
  'Dupont1!',
  'Admin123!',
  'AdminAdmin1!',
  'Azerty1!Azerty1!',
  'Aaaaaaa1!',
  'Abcabcabc1!',
  `${'7!'.repeat(30)}xq`,
  'Lkjhgfds1!',
  'Hijklmn1!',
  'OduSoleil1!',
  'Odu.motdepasse.1!',
  `${'Azerty'.repeat(20)}1!`,
])('%s is among the first to be tried', async (password) => expect(await find(password)).toBe('common'));

test.for([
  'Anne1234!',
  'Leroux75!',
  'Anne.Leroux.1!',
  'LerouxAnne1!',
  'Fournil2026!',
  'Fournil-des-halles-1!',
  'F0urnil.Anne.9!',
  'Odu2026!!',
  'ODU-Duerp-1!',
  'OduAnne1!',
])('%s is made of words of the account or of the product', async (password) =>
  expect(await find(password)).toBe('own'),
);

test.for([
  'Farine-de-seigle-9!',
  'Correct cheval batterie 7!',
  'Pain.au.chocolat.7',
  'Croissant.dore.3',
  'Croissant-2026!',
  'Printemps-au-fournil-26!',
  'Hiver.croissant.7',
  'Lyon-en-septembre-26!',
  'Lundi-pain-frais-9!',
  'Administrateur-du-fournil-1!',
  'Qwertz-croissant-1!',
  'Croissant-au-beurre-26!',
  'Boulangerie-du-marché-2024!',
  'Baguette-tradition-1!',
  'Anne-aime-le-pain-9!',
  'Soleil.plage.12!',
  'jvDsf7!pLq2',
  'k9!mA2x#R7',
  '7Tx!9a#24kQ',
  'abcdef1!zq',
  'XkLmVbTr8!',
  'Tr0ub4dor&3horse',
  'x7!48!15!93!q',
  'Пшеница-рожь-7!',
])('%s passes', async (password) => expect(await find(password)).toBeNull());

test('the account’s words are those of its own address', async () => {
  const password = 'Boulanville-75!';
  const findFor = (emailAddress: string) => findWhyGuessable(password, { emailAddress, productName: 'ODU' });
  expect(await findFor('contact@boulanville.fr')).toBe('own');
  expect(await findFor('contact@autre.fr')).toBeNull();
});

test('the longest password costs no more than a few milliseconds, whatever it is made of', async () => {
  const commonWords = await readCommonWords();
  expect(commonWords.size).toBeGreaterThan(50_000);
  const emailAddress = `${'a.'.repeat(100)}@${'aaa.'.repeat(12)}fr`;
  const before = performance.now();
  for (const unit of ['a', 'a1', '!', '1', 'ab!', 'é'])
    await findWhyGuessable(unit.repeat(128).slice(0, 128), { emailAddress, productName: 'aaa' });
  expect(performance.now() - before).toBeLessThan(1_000);
});
