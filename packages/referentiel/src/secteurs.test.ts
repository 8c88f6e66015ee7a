import { matchSecteurs, normalizeForSearch } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { duplicates, referentiel } from './test-data.ts';

describe('the sectors', () => {
  test('share no keyword', () => {
    const motsCles = referentiel.secteurs.flatMap((secteur) => secteur.motsCles);
    expect(duplicates(motsCles)).toStrictEqual([]);
    expect(motsCles.filter((motCle) => motCle !== normalizeForSearch(motCle))).toStrictEqual([]);
  });

  test.for(
    referentiel.secteurs.flatMap(({ code, motsCles }) => motsCles.map((motCle) => [motCle, code] as const)),
  )('are recognised by each of their keywords: %s is %s', ([motCle, code]) => {
    expect(matchSecteurs(motCle, referentiel.secteurs)).toStrictEqual([code]);
  });

  test.for([
    ["Bureau d'études bâtiment", ['BUREAU', 'BTP']],
    ['Transport scolaire', ['TRANSPORT', 'SCOLAIRE']],
    ['Clinique vétérinaire', ['VETERINAIRE']],
    ["Magasin d'optique", ['OPTICIEN']],
    ['Astronomie', []],
    ['Pharmacies', ['PHARMA']],
    ['BOULANGERIE', ['ALIMENTAIRE']],
    ['Boulangers', ['ALIMENTAIRE']],
    ['Pâtissière', ['ALIMENTAIRE']],
    ['Boucherie-charcuterie', ['ALIMENTAIRE']],
    ['Industrie agro-alimentaire', ['ALIMENTAIRE']],
    ['Restaurant', ['RESTAURATION']],
    ['Hôtels-restaurants', ['RESTAURATION']],
    ['Restauration scolaire', ['RESTAURATION', 'SCOLAIRE']],
    ['Hôtel de ville', ['BUREAU']],
    ['Coiffeurs', ['COIFFURE']],
    ['Esthéticienne à domicile', ['COIFFURE']],
    ['Garage', ['AUTOMOBILE']],
    ['Carrosserie-peinture', ['AUTOMOBILE']],
    ['Auto-école', ['SCOLAIRE']],
    // Who drives a vehicle, a site, a machine of a field, or a line of a factory.
    ['Conducteur de travaux', ['BTP']],
    ['Conductrice de travaux', ['BTP']],
    ["Conducteurs d'engins", ['BTP']],
    ["Conductrice d'engins", ['BTP']],
    ["Conducteur d'engins agricoles", ['AGRICULTURE']],
    ["Conductrice d'engins agricoles", ['AGRICULTURE']],
    ['Conducteur de ligne agroalimentaire', ['ALIMENTAIRE']],
    ['Conducteur routier', ['TRANSPORT']],
    ['Conductrice routière', ['TRANSPORT']],
    ['Conductrice de bus', ['TRANSPORT']],
    ['Conducteur de car', ['TRANSPORT']],
    ['Conductrice de cars', ['TRANSPORT']],
    ['Conducteur livreur', ['TRANSPORT']],
    ['Conductrice livreuse', ['TRANSPORT']],
    ['Conductrice de taxi', ['TRANSPORT']],
    ['Conducteur poids lourd', ['TRANSPORT']],
    ['Conducteur PL', ['TRANSPORT']],
    ['Conductrice SPL', ['TRANSPORT']],
    ['Conductrice de train', ['TRANSPORT']],
    ['Conducteur de tramway', ['TRANSPORT']],
    ['Conducteur de machine', []],
    ['Entreprise de nettoyage', ['PROPRETE']],
    ['Agriculture', ['AGRICULTURE']],
    ['Vétérinaire rural', ['VETERINAIRE']],
    ['Élevage bovin', ['AGRICULTURE']],
    ['Vignobles', ['AGRICULTURE']],
    ['Cave coopérative', ['AGRICULTURE']],
    ['Centre équestre', ['AGRICULTURE']],
    ['Vente de vins, cave et bar', ['COMMERCE', 'RESTAURATION']],
    ['Aide-soignante à domicile', ['SANTE']],
    ['Menuisiers charpentiers', ['BTP']],
    ['Paysagiste', ['AGRICULTURE']],
    ['Ambulancière', ['SANTE']],
    ['Ambulances', ['SANTE']],
    ['Taxi et ambulances', ['TRANSPORT', 'SANTE']],
    ['Gîte rural', ['RESTAURATION']],
    ['Refuge de montagne', ['RESTAURATION']],
    ['Refuge pour animaux', ['VETERINAIRE']],
    ['Refuge SPA', ['VETERINAIRE']],
    ['Spa', ['COIFFURE']],
    ['Hôtel avec spa', ['RESTAURATION', 'COIFFURE']],
    ['Refuge pour chiens', ['VETERINAIRE']],
    ['Pension pour chiens et chats', ['VETERINAIRE']],
    ['Toiletteur', ['VETERINAIRE']],
    ['Toiletteuse', ['VETERINAIRE']],
    ['Fourrière animale', ['VETERINAIRE']],
    // A guard's dog, a pound of cars and a talk on line are of no vet.
    ['Maître-chien', []],
    ['Fourrière automobile', ['AUTOMOBILE']],
    ["Centre d'appels et chat en ligne", ['BUREAU']],
    ['Refuge de haute montagne', ['RESTAURATION']],
    ['Gardien de refuge', ['RESTAURATION']],
    ['Transport sanitaire', ['SANTE']],
    ['Transports sanitaires', ['SANTE']],
    ['VSL', ['SANTE']],
    ['Taxi et transport sanitaire', ['TRANSPORT', 'SANTE']],
    ['Architecte paysagiste', ['BUREAU']],
    ['Paysagistes concepteurs', ['BUREAU']],
    ['Aménagement paysager', ['AGRICULTURE']],
    ['Entretien de jardins', ['AGRICULTURE']],
    ['Parcs et jardins', ['AGRICULTURE']],
    ['Jardinage', ['AGRICULTURE']],
    ['Jardinerie', ['COMMERCE']],
    ['', []],
  ] as const)('are recognised in « %s »', ([text, codes]) => {
    expect(matchSecteurs(text, referentiel.secteurs)).toStrictEqual(codes);
  });
});
test.for(['RESTAURATION', 'COIFFURE', 'AUTOMOBILE', 'PROPRETE', 'ALIMENTAIRE', 'AGRICULTURE'])(
  '%s has 25 risks of its own or more',
  (code) => {
    const own = referentiel.secteurs.find((secteur) => secteur.code === code)?.categories ?? [];
    expect(own.flatMap((categorie) => categorie.risques).length).toBeGreaterThanOrEqual(25);
  },
);
