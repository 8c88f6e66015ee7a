import { describe, expect, test } from 'vitest';
import { loadReferentiel } from './load.ts';
import type { Risque } from './schema.ts';
import { selectMasterData } from './select-master-data.ts';

const { familles, secteurs, motifsDeSuivi } = loadReferentiel();
const risques = [...familles, ...secteurs].flatMap(({ categories }) =>
  categories.flatMap((categorie) => categorie.risques),
);
type Motif = Risque['suiviRenforce'][number];
const listCodes = (found: readonly Risque[]) => found.map(({ code }) => code).toSorted();

/** The thresholds that are shown for what the article names, by ground: a risk with one of them has the ground. */
const SEUILS: Partial<Record<Motif, readonly string[]>> = {
  AMIANTE: ['AMIANTE', 'DTA'],
  PLOMB: ['PLOMB'],
  CMR: ['CMRLISTE', 'FORMAL', 'BENZENE', 'CHROME6', 'CO', 'ANESTH'],
  CMRARRETE: ['SILICE', 'BOIS', 'DIESEL', 'HUILES'],
  BIOLOGIQUE: ['AES', 'BIOGR'],
  IONISANTS: ['IONIS', 'RADON'],
  HYPERBARE: ['HYPERB'],
  APTITUDE: ['JEUNES'],
};

/** Those that have such a threshold for another of its uses, and none of the article's grounds. */
const SANS_MOTIF: Readonly<Record<string, string>> = {
  'AGR-BOI-06': 'ticks: Lyme disease, group 2',
  'ALI-VIA-05': 'rouget and leptospirosis, group 2',
  'BIO-DEC-02': 'leptospirosis and hepatitis A, group 2',
  'BUR-ACC-04': 'the public, not the ill: what everybody meets',
  'COI-OUT-05': 'parasites and mycosis, group 2',
  'OPT-EXA-01': 'the public, not the ill: what everybody meets',
  'SAN-DOM-02': 'dwellings: no agent of the groups 3 and 4 named',
  'SCO-LAB-03': 'dissection of what is sold for it: no human blood',
};

/** Those that expose to what the article names, under the threshold of something else or none. */
const SANS_SEUIL: Readonly<Record<string, readonly Motif[]>> = {
  // Both are named; the threshold shown is that of the first, or of what is met more often.
  'BTP-DEM-01': ['PLOMB'],
  'BTP-ROU-04': ['CMRARRETE'],
  'SCO-ATE-03': ['CMR'],
  'TRP-ATE-04': ['CMRARRETE'],
  'CMR-DIE-02': ['CMRARRETE'],
  // The pregnancy's threshold is the more useful one.
  'VET-ZOO-02': ['BIOLOGIQUE'],
  'CMR-SUB-03': ['CMR'],
  // The only one of the article's I 7°.
  'CHU-ECF-01': ['ECHAFAUDAGE'],
  // Those whose load may weigh more than 55 kg (R4541-9): a quarter of beef, a full keg, a person, a bed, a washing machine.
  'PHY-MAN-01': ['APTITUDE'],
  'ALI-VIA-03': ['APTITUDE'],
  'PHA-MAT-01': ['APTITUDE'],
  'RHR-CAV-02': ['APTITUDE'],
  'SAN-MOB-01': ['APTITUDE'],
  'SAN-MOB-02': ['APTITUDE'],
  'TRP-CLI-03': ['APTITUDE'],
};

describe('the grounds of a reinforced individual follow-up (art. R4624-23 C. trav.)', () => {
  test('are said once each, in the order of the article, and each has its risks', () => {
    expect(motifsDeSuivi.map(({ alinea }) => alinea).join(' · ')).toBe(
      'I, 1° · I, 2° · I, 3° · I, 3° · I, 4° · I, 5° · I, 6° · I, 7° · II',
    );
    const used = new Set(risques.flatMap(({ suiviRenforce }) => suiviRenforce));
    expect(motifsDeSuivi.map(({ cle }) => cle).toSorted()).toEqual([...used].toSorted());
  });

  test('cite the article, and are « à vérifier » where another text says what they cover', () => {
    for (const { source, verification } of motifsDeSuivi) {
      expect(source).toMatch(/^C\. trav\. R4624-23\b/);
      expect([source, verification]).toEqual([source, source.includes('\u202F; ') ? 'a_verifier' : 'lu']);
    }
  });

  test.for(motifsDeSuivi)('$cle: the risks that have it are those of its thresholds', ({ cle }) => {
    const seuils = SEUILS[cle] ?? [];
    const expected = risques.filter(
      ({ code, seuil = '' }) =>
        (seuils.includes(seuil) && !(code in SANS_MOTIF)) || SANS_SEUIL[code]?.includes(cle) === true,
    );
    const found = risques.filter(({ suiviRenforce }) => suiviRenforce.includes(cle));
    expect(listCodes(found)).toEqual(listCodes(expected));
  });

  test('are that of CMR agents wherever a risk names a reprotoxic one (art. R4412-60 C. trav.)', () => {
    const reprotoxiques = risques.filter(({ displayName }) => /reprotoxique/i.test(displayName));
    expect(reprotoxiques.length).toBeGreaterThan(0);
    expect(reprotoxiques.filter(({ suiviRenforce }) => !suiviRenforce.includes('CMR'))).toEqual([]);
  });

  test('have no exception that says nothing', () => {
    const byCode = new Map(risques.map((risque) => [risque.code, risque]));
    for (const code of Object.keys(SANS_MOTIF)) {
      expect([code, byCode.get(code)?.suiviRenforce]).toEqual([code, []]);
      expect(Object.values(SEUILS).flat()).toContain(byCode.get(code)?.seuil);
    }
    for (const [code, motifs] of Object.entries(SANS_SEUIL)) {
      for (const motif of motifs) {
        expect(byCode.get(code)?.suiviRenforce).toContain(motif);
        expect(SEUILS[motif] ?? []).not.toContain(byCode.get(code)?.seuil);
      }
    }
  });

  test('are served as the flag of the contract', () => {
    const served = selectMasterData('boulangerie').risques;
    for (const { code, suiviIndividuelRenforcePossible } of served) {
      const risque = risques.find((one) => one.code === code);
      expect([code, suiviIndividuelRenforcePossible]).toEqual([
        code,
        (risque?.suiviRenforce.length ?? 0) > 0,
      ]);
    }
    expect(served.some(({ suiviIndividuelRenforcePossible }) => suiviIndividuelRenforcePossible)).toBe(true);
  });
});
