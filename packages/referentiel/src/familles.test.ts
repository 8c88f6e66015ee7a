import { FAMILLE_DES_SECTEURS, FAMILLES_DE_RISQUES, findFamilleDuCode } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { loadReferentiel } from './load.ts';

const referentiel = loadReferentiel();
const sectorielles = referentiel.secteurs.flatMap((secteur) => secteur.categories);
const categories = [...referentiel.familles.flatMap((famille) => famille.categories), ...sectorielles];
const risques = categories.flatMap((categorie) => categorie.risques);

describe("domain's table of families", () => {
  test('has those of the content, by name and in order', () => {
    expect(Object.entries(FAMILLES_DE_RISQUES)).toEqual(
      referentiel.familles.map(({ code, displayName }) => [code, displayName]),
    );
  });

  test('gives every category and every risk a family; a general one its own', () => {
    expect(categories.filter(({ code }) => findFamilleDuCode(code) === null)).toEqual([]);
    expect(risques.filter(({ code }) => findFamilleDuCode(code) === null)).toEqual([]);
    for (const famille of referentiel.familles)
      for (const { code } of famille.categories) expect(findFamilleDuCode(code)).toBe(famille.code);
    expect(Object.keys(FAMILLE_DES_SECTEURS).toSorted()).toEqual(
      sectorielles.map(({ code }) => code).toSorted(),
    );
  });

  // A category counts as looked at under one family only: a wrong one here is a gap that nobody sees.
  test('gives each category of a sector the family of its danger', () => {
    const byFamille = Map.groupBy(Object.entries(FAMILLE_DES_SECTEURS), ([, famille]) => famille);
    expect(
      Object.fromEntries(
        [...byFamille].map(([famille, lines]) => [famille, lines.map(([code]) => code).join(' ')]),
      ),
    ).toEqual({
      BIO: 'AGR-ANI PHA-VAC PRO-DEC SAN-AES SAN-DAS VET-CON VET-ZOO',
      CHI: 'AGR-PHY AGR-FOS ALI-FAR AUT-FLU AUT-PEI BTP-BET COI-COL COI-BAC COI-ONG OPT-CHI PHA-PRE PHA-RET PRO-CHI SAN-MED SAN-STE SCO-LAB TRP-ADR VET-ANE',
      CHU: 'PRO-HAU TRP-CAB',
      CIR: 'BTP-ENG BTP-ROU',
      CMR: 'SCO-BAT',
      CPP: 'RHR-PLO RHR-SAL',
      EFF: 'BTP-DEM',
      ELE: 'AUT-ELE BTP-RES',
      EQT: 'AGR-TRA AGR-BOI ALI-PET ALI-VIA ALI-LIG AUT-MEC AUT-CAR AUT-PNE COI-OUT COM-ALI OPT-ATE PRO-MAC RHR-PRE SCO-ATE TRP-ATE',
      MEC: 'AUT-LEV COM-LIV TRP-QUA',
      ORG: 'ALI-NUI BTP-ORG BUR-OUV COM-PUB PRO-SIT PRO-HOR RHR-NUI SAN-DOM SCO-EPS',
      PHY: 'AGR-CUL ALI-MAN BUR-ARC COI-GES COI-EST COM-CAI COM-RAY OPT-EXA PHA-LOG PHA-MAT PRO-GES RHR-ETA RHR-CAV SAN-MOB SCO-ENF SCO-RES',
      RAY: 'VET-RAD',
      ROU: 'AUT-EXT TRP-CON VET-EXT',
      RPS: 'ALI-VEN BUR-TEL BUR-ACC COI-CLI COM-VOL OPT-VOL PHA-COM SAN-VIO SAN-EMO SCO-CLA SCO-SUR TRP-CLI VET-EMO',
      THE: 'AGR-SAI ALI-FOU ALI-FRO OPT-CHA RHR-CUI',
    });
  });
});
