import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchSecteurs, SECTEUR_LABELS } from './secteurs.ts';

// The keywords that the examples touch; the whole list lives in the referential.
const secteurs = [
  { code: 'BUREAU', motsCles: ['bureau', 'administration', 'bureau d etudes', 'conseil', 'agence'] },
  { code: 'BTP', motsCles: ['btp', 'batiment', 'travaux publics', 'gros oeuvre', 'chantier'] },
  {
    code: 'SANTE',
    motsCles: ['sante', 'clinique', 'ehpad', 'hopital', 'hopitaux', 'laboratoire d analyses'],
  },
  { code: 'TRANSPORT', motsCles: ['transport', 'logistique', 'livraison', 'bus'] },
  { code: 'COMMERCE', motsCles: ['commerce', 'magasin', 'boulangerie', 'grossiste'] },
  { code: 'VETERINAIRE', motsCles: ['veterinaire', 'clinique veterinaire', 'animal', 'animaux'] },
  { code: 'OPTICIEN', motsCles: ['opticien', 'optique', 'magasin d optique'] },
  { code: 'PHARMA', motsCles: ['pharmacie', 'grossiste repartiteur'] },
  { code: 'SCOLAIRE', motsCles: ['scolaire', 'enseignement', 'ecole'] },
];

test.for([
  ["Bureau d'études bâtiment", ['BUREAU', 'BTP']],
  ['Transport scolaire', ['TRANSPORT', 'SCOLAIRE']],
  ['Clinique vétérinaire', ['VETERINAIRE']],
  ["Magasin d'optique", ['OPTICIEN']],
  ['Restaurant', []],
  ['', []],
  ['Scolaire et transport', ['SCOLAIRE', 'TRANSPORT']],
  ['CLINIQUES VÉTÉRINAIRES', ['VETERINAIRE']],
  ['Bureaux d’études', ['BUREAU']],
  ['Magasins', ['COMMERCE']],
  ['Gros œuvre', ['BTP']],
  ['Clinique vétérinaire, clinique et animaux', ['VETERINAIRE', 'SANTE']],
  ['Grossiste-répartiteur', ['PHARMA']],
  ['Antibiobus', []],
  ['Businesse', []],
  ['Travaux de transports publics', ['TRANSPORT']],
  ['Commerce, magasin, commerce', ['COMMERCE']],
] as const)('« %s » gives %j', ([text, codes]) => expect(matchSecteurs(text, secteurs)).toEqual(codes));

test.for(['bureau', 'bureaus', 'bureaux', 'bureaues'])('a plural is tolerated: %s', (text) => {
  expect(matchSecteurs(text, secteurs)).toEqual(['BUREAU']);
});

test('the suggested labels are the specification’s', () => {
  expect(SECTEUR_LABELS.join(', ')).toBe(
    'Administration, Bureau, BTP, Santé, Hôpital, EHPAD, Transport, Commerce, Vétérinaire, Opticien, Pharmacie, Scolaire, Enseignement',
  );
});

test('a recognised passage is consumed whole', () => {
  const passages = [
    { code: 'ELEVAGE', motsCles: ['ferme'] },
    { code: 'ZOO', motsCles: ['animal de ferme'] },
  ];
  expect(matchSecteurs('Animal de ferme', passages)).toEqual(['ZOO']);
  expect(matchSecteurs('Animal de ferme, ferme', passages)).toEqual(['ZOO', 'ELEVAGE']);
});

test('an empty keyword recognises nothing', () => {
  expect(matchSecteurs('Commerce', [{ code: 'VIDE', motsCles: ['', ' - '] }])).toEqual([]);
});

test('each sector is told once, whatever the text, accents and case', () => {
  const words = secteurs.flatMap(({ motsCles }) => motsCles);
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string())), (parts) => {
      const found = matchSecteurs(parts.join(' '), secteurs);
      expect(new Set(found).size).toBe(found.length);
      expect(matchSecteurs(parts.join(' ').toUpperCase().toLowerCase(), secteurs)).toEqual(found);
    }),
  );
});
