import type { Exposition } from '@odu/api-contract';

const ligne = (
  facteur: Exposition['facteur'],
  donneesCollectives: string,
  nombreAuDela: number | null = null,
): Exposition => ({ facteur, donneesCollectives, nombreAuDela });

/** The annex of the bakery: posts and hours, no name. Eight employees, of whom three bake at night. */
export const EXPOSITIONS_DE_BOULANGERIE: readonly Exposition[] = [
  ligne(
    'manut',
    'Fournil\u00a0: sacs de farine de 25\u202fkg, une douzaine par jour, déchargés au diable puis versés à la main\u202f; plaques et bacs de pâte de 15\u202fkg. Vente\u00a0: bacs de pain de 8\u202fkg montés en boutique.',
  ),
  ligne(
    'postures',
    'Fournil\u00a0: dos penché au four à sole et au tour, environ deux heures par jour\u202f; bras levés pour les grilles hautes.',
  ),
  ligne(
    'chimique',
    'Fournil\u00a0: poussière de farine au pétrissage et au fleurage, trois personnes, quatre heures par jour. Nettoyage\u00a0: dégraissant et désinfectant chlorés, une demi-heure par jour, une personne à la fois.',
  ),
  ligne(
    'temperatures',
    "Poste d'enfournement\u00a0: 32 à 36\u202f°C devant le four, deux heures par jour, soit environ 450 heures par an pour chacun des deux boulangers qui enfournent.",
    0,
  ),
  ligne(
    'bruit',
    'Pétrin, diviseuse et laminoir\u00a0: 79\u202fdB(A) sur la journée au poste le plus exposé, mesurés au sonomètre pendant une nuit de production\u202f; aucun choc au-delà de 120\u202fdB(C).',
    0,
  ),
  ligne(
    'nuit',
    'Fournil\u00a0: trois boulangers prennent leur poste à 3\u202fheures, cinq nuits par semaine, environ 230 nuits par an. La pâtisserie commence à 5\u202fheures, la vente à 6\u202fheures 30, la tournée à 5\u202fheures 30.',
    3,
  ),
  ligne(
    'repetitif',
    'Façonnage à la main\u00a0: une heure et demie par jour, soit environ 340 heures par an et par boulanger\u202f; cycles variables, moins de 30 actions par minute.',
    0,
  ),
];

/** The annex of the building company: 62 employees on sites, in the depot and in the office. */
export const EXPOSITIONS_DE_CHANTIER: readonly Exposition[] = [
  ligne(
    'manut',
    "Gros œuvre\u00a0: parpaings de 20\u202fkg, sacs de 25\u202fkg, jusqu'à deux tonnes par personne les jours de maçonnerie. Dépôt\u00a0: chargement des camions, une heure par jour. Plaques de plâtre manutentionnées à deux ou au lève-plaque.",
  ),
  ligne(
    'postures',
    'Charpente, plomberie, électricité et peinture\u00a0: bras au-dessus des épaules ou à genoux, de deux à quatre heures par jour selon le chantier, 27 salariés concernés.',
  ),
  ligne(
    'vibrations',
    'Démolition et gros œuvre\u00a0: marteau-piqueur et perforateur, une heure par jour en moyenne, 14 salariés. Terrassement\u00a0: conduite de pelle et de compacteur, cinq heures par jour, cinq salariés.',
  ),
  ligne(
    'chimique',
    "Gros œuvre et démolition\u00a0: poussières de silice au tronçonnage et au ponçage. Charpente\u00a0: poussières de bois et produits de traitement. Peinture\u00a0: solvants et résines, deux jours par semaine. Démolition\u00a0: peintures au plomb, et interventions ponctuelles sur des matériaux amiantés selon leur mode opératoire, par une équipe formée de quatre salariés\u202f; retrait d'amiante confié à une entreprise certifiée. Terrassement et dépôt\u00a0: gaz d'échappement des moteurs.",
  ),
  ligne(
    'temperatures',
    'Chantiers extérieurs\u00a0: moins de 5\u202f°C une vingtaine de matinées par hiver, soit environ 100 heures par an. Aucun poste devant une source de chaleur.',
    0,
  ),
  ligne(
    'bruit',
    'Relevés au dosimètre\u00a0: 87 à 91\u202fdB(A) sur huit heures sans protecteurs, 700 à 900 heures par an, au coffrage et au sciage (six salariés), à la démolition (quatre) et à la conduite des engins de terrassement (deux)\u202f; avec les protecteurs portés, 81 à 85\u202fdB(A). Autres équipes sous 80\u202fdB(A).',
    12,
  ),
  ligne(
    'repetitif',
    'Ponçage et enduit des plaques de plâtre\u00a0: deux heures par jour pour quatre salariés, environ 450 heures par an chacun, gestes variés, moins de 30 actions par minute.',
    0,
  ),
];
