import { searchPremade } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { selectMasterData } from './select-master-data.ts';
import { referentiel } from './test-data.ts';

describe('the search', () => {
  const found = (search: string) =>
    searchPremade(search, selectMasterData(null)).flatMap((trouve) => trouve.risques);

  test.for([
    'électricité',
    'électrocution',
    'chutes',
    'produits chimiques',
    'burn-out',
    'ergonomie',
    'mal de dos',
    'pétrin',
    'silice',
    'boulanger',
    'boulangerie',
    'coiffeur',
    'coiffure',
    'garage',
    'nettoyage',
    'hôtel',
    'restaurant',
    'agriculture',
  ])('finds something for « %s », whatever the sector', (search) => {
    expect(found(search).length).toBeGreaterThan(0);
  });

  // What an employer types: a trade, the feminine, a plural, a misspelling, a short word that stands inside others.
  test.for([
    ['électricité', 'ELE-INS'],
    ['electrisité', 'ELE-INS'],
    ['produits chimiques', 'CHI-NET'],
    ['chute de hauteur', 'CHU-ECH'],
    ['chutes', 'CPP-SOL'],
    ['grossesse', 'ORG-POP'],
    ['burnout', 'RPS-INT'],
    ['burn-out', 'RPS-INT'],
    ['mal au dos', 'PHY-MAN'],
    ['échaffaudages', 'CHU-ECF'],
    ['harcellement', 'RPS-VIN'],
    ['amyante', 'CMR-AMI'],
    ['solitaire', 'ORG-ISO'],
    ['RPS', 'RPS-INT'],
    ['UV', 'RAY-OPT'],
    ['chien', 'BIO-ANI'],
    ['moustiques', 'BIO-ANI'],
    ['tique', 'BIO-ANI'],
    ['eau de javel', 'CHI-NET'],
    ['hydrocarbures', 'CHI-SOL'],
    ['sous-traitant', 'ORG-COA'],
    ['boulangère', 'CHI-POU'],
    ['coiffeuses', 'PHY-POS'],
    ['cuisinière', 'THE-AMB'],
    ['serveuse', 'PHY-POS'],
    ['femme de ménage', 'CHI-NET'],
    ['aide-soignante', 'PHY-MAN'],
    ['infirmière', 'BIO-SAN'],
    ['électricienne', 'ELE-OPE'],
    ['couvreuse', 'CHU-TOI'],
    ['caissière', 'PHY-REP'],
    ['chauffeur', 'ROU-MIS'],
    ['restaurant', 'THE-AMB'],
    ['cuisine', 'THE-AMB'],
    ['chaud', 'THE-AMB'],
    ['bruit', 'BRU-LES'],
    ['poussières', 'CHI-POU'],
    ['écran', 'PHY-ECR'],
    ['stress', 'RPS-INT'],
    ['routier', 'ROU-MIS'],
    ['vibrations', 'VIB-MBR'],
    ['TMS', 'PHY-REP'],
    ['feu', 'INC-DEP'],
    ['gaz', 'CHI-GAZ'],
  ] as const)('finds first for « %s » %s', ([search, code]) => {
    const [first] = searchPremade(search, selectMasterData(null));
    expect(first?.categorie.code).toBe(code);
  });

  // Everyday words that stand in the tags of a general category: no sector has to know them.
  test.for([
    ['soudeur', 'CHI-POU'],
    ['soudeuse', 'INC-CHA'],
    ['nanoparticules', 'CHI-POU'],
    ['toner', 'CHI-POU'],
    ['courant', 'ELE-INS'],
    ['puits', 'CHI-GAZ'],
    ['puits', 'CHU-OUV'],
    ['mercure', 'CMR-SUB'],
    ['phytosanitaires', 'CMR-SUB'],
    ['pesticide', 'CMR-SUB'],
    ['vitrine', 'HEU-FIX'],
    ['tapis', 'CPP-OBS'],
    ['tapis roulant', 'EQT-MAC'],
    ['vaches', 'BIO-ANI'],
  ] as const)('finds in every sector for « %s » %s', ([search, code]) => {
    const without = [null, ...referentiel.secteurs.map(({ motsCles }) => motsCles[0] ?? '')].filter(
      (secteur) =>
        searchPremade(search, selectMasterData(secteur)).every(({ categorie }) => categorie.code !== code),
    );
    expect(without).toStrictEqual([]);
  });

  test('finds nothing for a word that only stands inside others', () => {
    const codes = searchPremade('eau', selectMasterData(null)).map(({ categorie }) => categorie.code);
    expect(codes).toContain('BIO-EAU');
    expect(codes).not.toContain('CHU-ECH');
  });

  test.for([
    ['Boulangerie', 'pétrin', 'ALI-PET'],
    ['Boulangerie', 'farine', 'ALI-FAR'],
    ['Boucher', 'désossage', 'ALI-VIA'],
    ['Restaurant', 'friteuse', 'RHR-CUI'],
    ['Hôtel', 'chambre', 'RHR-ETA'],
    ['Coiffeuse', 'décoloration', 'COI-COL'],
    ['Institut de beauté', 'épilation', 'COI-EST'],
    ['Garage', 'pont élévateur', 'AUT-LEV'],
    ['Carrossier', 'isocyanates', 'AUT-PEI'],
    ['Nettoyage', 'vitres', 'PRO-HAU'],
    ['Agriculture', 'tracteur', 'AGR-TRA'],
  ] as const)('finds, for « %s », by « %s » risks of its own (%s)', ([secteur, search, code]) => {
    const codes = searchPremade(search, selectMasterData(secteur)).flatMap((trouve) =>
      trouve.risques.map((risque) => risque.code.slice(0, 7)),
    );
    expect(codes).toContain(code);
  });

  test.for(referentiel.familles.map(({ displayName, categories: own }) => [displayName, own] as const))(
    'finds the whole family « %s » by its name',
    ([displayName, own]) => {
      const codes = new Set(found(displayName).map(({ code }) => code));
      const missing = own.flatMap((categorie) => categorie.risques).filter(({ code }) => !codes.has(code));
      expect(missing).toStrictEqual([]);
    },
  );
});
