/** What the bakery of the main job enters. */
export const ENTREPRISE = {
  nom: 'Boulangerie Martin',
  siret: '732 829 320 00074',
  adresse: '12 rue du Four, 44000 Nantes',
  secteur: 'Boulangerie-pâtisserie artisanale',
  nombreEmployes: '8',
  nomDuRepresentantLegal: 'Claire Martin',
} as const;

/** Units of the examples, each with whole categories of the référentiel. */
export const UNITES = [
  {
    nom: 'Boulangerie et pâtisserie',
    categories: [
      'Pétrin et machines de boulangerie',
      'Farine, sucre et allergies respiratoires',
      'Manutention manuelle de charges',
      'Outils à main et objets tranchants',
    ],
  },
  {
    nom: 'Caisse et encaissement',
    categories: [
      'Vente au comptoir et encaissement',
      'Violences externes et incivilités',
      'Sols glissants ou souillés',
    ],
  },
  {
    nom: 'Livraison à domicile',
    categories: ['Sacs, bacs et chariots de matières', 'Transpalettes, chariots et rolls'],
  },
] as const;

/** Risks that the bakery writes itself, each in a category of its own. */
export const RISQUES_PROPRES = [
  {
    unite: UNITES[0].nom,
    categorie: 'Fournil ancien',
    nom: 'Basculement du rack à filets à la sortie du four à sole',
  },
  {
    unite: UNITES[1].nom,
    categorie: 'Aménagement du magasin',
    nom: 'Trappe de la cave ouverte derrière le comptoir',
  },
] as const;

export const ACTIONS = [
  {
    unite: UNITES[0].nom,
    risque: 'farine',
    description: 'Installer une trémie à couvercle sur le pétrin.',
    responsable: 'Karim Benali',
    budget: '2 400 €',
    statut: 'À planifier',
  },
  {
    unite: UNITES[0].nom,
    risque: 'charges lourdes',
    description: 'Commander la farine en sacs de 15 kg.',
    responsable: 'Claire Martin',
    budget: '',
    statut: 'En cours',
  },
  {
    unite: UNITES[1].nom,
    risque: 'braquage',
    description: 'Former les vendeuses à la conduite à tenir.',
    responsable: 'Claire Martin',
    budget: '300 €',
    statut: 'En attente',
  },
  {
    unite: UNITES[2].nom,
    risque: 'transpalette',
    description: 'Changer les roues du roll de livraison.',
    responsable: 'Karim Benali',
    budget: '80 €',
    statut: 'Terminé',
  },
] as const;
