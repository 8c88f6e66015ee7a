import type { StatutAction } from '@odu/api-contract/types';
import type { Unite } from './boulangerie.ts';

export const BOUTIQUE: Unite[] = [
  {
    nom: 'Vente et accueil de la clientèle',
    categories: [
      {
        code: 'CPP-SOL',
        nom: 'Sols glissants ou souillés',
        risques: [
          [
            'CPP-SOL-01',
            'Glissade sur un sol mouillé derrière le comptoir',
            'Chute de plain-pied, entorse, fracture.',
            'Nettoyage à 13 h pendant la présence des vendeuses.',
            2,
            3,
            2,
          ],
        ],
      },
      {
        code: 'RPS-VEX',
        nom: 'Violences externes',
        risques: [
          [
            'RPS-VEX-01',
            'Incivilités et agressions verbales',
            'Stress, anxiété, arrêt de travail.',
            '',
            2,
            3,
            3,
          ],
          [
            'RPS-VEX-02',
            'Vol à main armée à la fermeture',
            'Choc psychologique, blessures.',
            'Caisse relevée à heure fixe. Pas de consigne écrite sur la conduite à tenir.',
            4,
            1,
            4,
          ],
        ],
      },
      {
        code: 'PHY-POS',
        nom: 'Postures pénibles',
        risques: [
          [
            'PHY-POS-01',
            'Station debout prolongée',
            'Fatigue, troubles veineux, lombalgies.',
            'Siège assis-debout demandé par deux salariées.',
            2,
            4,
            2,
          ],
          ['PHY-POS-02', 'Réassort des vitrines basses', 'Lombalgies.', '', null, null, null],
        ],
      },
    ],
  },
  {
    nom: 'Livraison et tournées du matin',
    categories: [
      {
        code: 'ROU-MIS',
        nom: 'Risque routier en mission',
        risques: [
          [
            'ROU-MIS-01',
            'Accident de la route pendant la tournée',
            'Blessures graves, décès.',
            'Tournée de nuit de 80 km, véhicule révisé, téléphone coupé au volant.',
            4,
            3,
            1,
          ],
          ['ROU-MIS-02', 'Chargement du véhicule par temps de gel', 'Chute, contusions.', '', 2, 1, 1],
        ],
      },
    ],
  },
];

export const ACTIONS: [
  unite: number,
  risque: string,
  mesure: string,
  responsable: string,
  budget: string,
  date: string,
  statut: StatutAction,
][] = [
  [
    0,
    'risque-0-3-0',
    "Remettre la grille du pétrin en service et faire vérifier l'arrêt d'urgence ; consigner la machine d'ici là.",
    'M. Faure, gérant',
    '850 €',
    '2026-12-05',
    'En cours',
  ],
  [
    0,
    'risque-0-0-0',
    'Installer une aspiration à la source au-dessus du pétrin et verser la farine au ras de la cuve.',
    'M. Faure, gérant',
    '6 200 €',
    '2027-02-15',
    'À planifier',
  ],
  [
    0,
    'risque-0-1-0',
    'Faire livrer la farine en sacs de 10 kg et acheter un diable monte-escalier.',
    'Mme Leroy, responsable du fournil',
    '490 €',
    '2027-01-11',
    'À planifier',
  ],
  [
    1,
    'risque-1-1-1',
    'Écrire la conduite à tenir en cas de vol, varier les heures de relevé de caisse, installer un coffre à dépôt.',
    'Mme Nguyen, responsable de la boutique',
    '',
    '2026-12-20',
    'À planifier',
  ],
  [
    1,
    'risque-1-2-0',
    'Acheter deux sièges assis-debout et un tapis antifatigue.',
    'Mme Nguyen, responsable de la boutique',
    '380 €',
    '2026-11-02',
    'Terminé',
  ],
];
