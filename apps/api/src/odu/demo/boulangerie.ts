import { AUCUNE_DIFFERENCE } from '@odu/domain';
import { EXPOSITIONS_DE_BOULANGERIE } from './expositions.ts';
import type { PlanEntreprise } from './plan.ts';

/** A craft bakery with eight employees. */
export const BOULANGERIE: PlanEntreprise = {
  entreprise: {
    nom: 'Boulangerie Martin',
    siret: '73282932000074',
    secteurDActivite: 'Boulangerie-pâtisserie artisanale',
    isSecteurPublic: false,
    adresse: '12 rue du Four, 44000 Nantes',
    nomDuRepresentantLegal: 'Claire Martin',
    nombreEmployes: 8,
    isEtablissement: false,
    nomDeLEtablissement: null,
  },
  ressourcesPapripact: '',
  notesDeVersion: "Première évaluation, menée avec l'équipe du fournil et de la vente.",
  expositions: EXPOSITIONS_DE_BOULANGERIE,
  unites: [
    {
      displayName: 'Fournil et laboratoire',
      effectif: { total: 4, femmes: 1, hommes: 3 },
      differencesSelonSexe:
        'Port des sacs et des bacs réparti selon la force de chacun, plan de travail réglable pour les deux tailles.',
      codes: [
        'ALI-PET',
        'ALI-FAR-01',
        'ALI-FAR-03',
        'ALI-FOU-01',
        'ALI-FOU-03',
        'EQT-MAC-04',
        'EQT-MAI-02',
        'PHY-MAN-01',
        'PHY-MAN-02',
        'PHY-POS-02',
        'PHY-REP-01',
        'THE-BRL-01',
        'CPP-SOL-02',
        'ALI-NUI-01',
        'BRU-LES-01',
      ],
      risquesPropres: [
        {
          categorie: 'Fournil ancien',
          displayName: 'Basculement du rack à filets à la sortie du four à sole',
          danger: 'Brûlure aux bras et aux jambes, écrasement du pied.',
          remarques:
            'Le sol du fournil est en pente devant le four\u202F; le rack de gauche a une roue usée.',
          notes: [3, 3, 3],
        },
      ],
      actions: [
        {
          risque: 'ALI-PET-01',
          descriptionDeLaMesure:
            "Remettre en service la grille du pétrin et son arrêt d'urgence\u202F; machine consignée jusqu'à la réparation.",
          responsable: 'Claire Martin',
          budget: '850\u202F€',
          echeance: 5,
          statut: 'En cours',
        },
        {
          risque: 'Basculement du rack à filets à la sortie du four à sole',
          descriptionDeLaMesure:
            'Changer la roue du rack de gauche et reprendre la pente du sol devant le four.',
          responsable: 'Karim Benali',
          budget: '1\u202F900\u202F€',
          echeance: 60,
          statut: 'À planifier',
        },
        {
          risque: 'ALI-FAR-01',
          descriptionDeLaMesure:
            'Installer une trémie à couvercle et une aspiration sur le pétrin, interdire le fleurage à la volée.',
          responsable: 'Claire Martin',
          budget: '2\u202F400\u202F€',
          echeance: 90,
          statut: 'À planifier',
        },
        {
          risque: 'PHY-MAN-01',
          descriptionDeLaMesure:
            'Commander la farine en sacs de 15\u202Fkg et acheter un diable monte-escalier.',
          responsable: 'Karim Benali',
          budget: '650\u202F€',
          echeance: 30,
          statut: 'En cours',
        },
      ],
    },
    {
      displayName: 'Magasin et caisse',
      effectif: { total: 3, femmes: 3, hommes: 0 },
      differencesSelonSexe:
        'Équipe féminine, davantage exposée aux incivilités et aux propos sexistes des clients le soir.',
      codes: ['ALI-VEN', 'CPP-SOL-01', 'CPP-SOL-04', 'RPS-VEX-01', 'RPS-INT-02', 'EFF-OBJ-01', 'ELE-INS-02'],
      risquesPropres: [
        {
          categorie: 'Aménagement du magasin',
          displayName: 'Trappe de la cave ouverte derrière le comptoir',
          danger: "Chute dans l'escalier de la cave\u00A0: fractures.",
          remarques: 'La trappe reste ouverte pendant les réassorts du matin, sans barrière.',
          notes: [4, 3, 4],
        },
      ],
      actions: [
        {
          risque: 'Trappe de la cave ouverte derrière le comptoir',
          descriptionDeLaMesure:
            'Poser un garde-corps amovible et une fermeture automatique\u202F; réassort avant l’ouverture seulement.',
          responsable: 'Claire Martin',
          budget: '1\u202F200\u202F€',
          echeance: 10,
          statut: 'En cours',
        },
        {
          risque: 'ALI-VEN-02',
          descriptionDeLaMesure: 'Former les vendeuses à la conduite à tenir et limiter le fonds de caisse.',
          responsable: 'Claire Martin',
          budget: null,
          echeance: 45,
          statut: 'À planifier',
        },
      ],
    },
    {
      displayName: 'Livraison et entretien',
      effectif: { total: 1, femmes: 0, hommes: 1 },
      differencesSelonSexe: AUCUNE_DIFFERENCE,
      codes: [
        'ROU-MIS-01',
        'ROU-MIS-02',
        'ROU-MIS-04',
        'CHI-NET-01',
        'CHI-NET-02',
        'MEC-TRA-01',
        'ALI-NUI-03',
        'ORG-ISO-02',
      ],
      risquesPropres: [],
      actions: [
        {
          risque: 'ROU-MIS-02',
          descriptionDeLaMesure:
            'Téléphone rangé pendant la tournée, commandes prises à l’arrêt par la boutique.',
          responsable: 'Karim Benali',
          budget: null,
          echeance: 15,
          statut: 'À planifier',
        },
        {
          risque: 'CHI-NET-02',
          descriptionDeLaMesure: 'Remplacer la javel par un seul produit dégraissant-désinfectant étiqueté.',
          responsable: 'Karim Benali',
          budget: '80\u202F€',
          echeance: 7,
          statut: 'Terminé',
        },
      ],
    },
  ],
};
