import type { ReportNote } from '../src/report-input.ts';

type Row = [
  code: string,
  nom: string,
  danger: string,
  remarques: string,
  g: ReportNote,
  f: ReportNote,
  m: ReportNote,
];
export type Unite = { nom: string; categories: { code: string; nom: string; risques: Row[] }[] };

export const BOULANGERIE: Unite[] = [
  {
    nom: 'Fournil et laboratoire',
    categories: [
      {
        code: 'CHI-POU',
        nom: 'Poussières et fumées',
        risques: [
          [
            'CHI-POU-01',
            'Inhalation de poussières de farine',
            'Asthme du boulanger, rhinites allergiques.',
            "Pétrissage et fleurage à la main plusieurs heures par nuit. Le local n'a pas d'aspiration à la source ; la farine est versée de haut.",
            4,
            4,
            3,
          ],
          [
            'CHI-POU-02',
            "Nettoyage des sols à l'air comprimé",
            'Remise en suspension des poussières, atmosphère explosive possible.',
            'Pratique interdite depuis mars, rappel à faire aux apprentis.',
            3,
            2,
            2,
          ],
        ],
      },
      {
        code: 'PHY-MAN',
        nom: 'Manutentions manuelles',
        risques: [
          [
            'PHY-MAN-01',
            'Port de sacs de farine de 25 kg',
            'Lombalgies, atteintes des épaules et des genoux.',
            'Livraison deux fois par semaine, escalier de sept marches entre la réserve et le fournil.',
            3,
            3,
            3,
          ],
          [
            'PHY-MAN-02',
            'Enfournement et défournement répétés',
            'Troubles musculosquelettiques des membres supérieurs.',
            '',
            2,
            4,
            2,
          ],
        ],
      },
      {
        code: 'THE-BRU',
        nom: 'Ambiances thermiques et brûlures',
        risques: [
          [
            'THE-BRU-01',
            'Contact avec le four ou les plaques chaudes',
            'Brûlures des mains et des avant-bras.',
            'Gants présents, parfois laissés de côté en période de forte activité.',
            3,
            3,
            2,
          ],
          [
            'THE-CHA-01',
            'Travail à la chaleur près du four en été',
            'Déshydratation, malaise, coup de chaleur.',
            '34 °C relevés en juillet devant le four à 5 h.',
            3,
            2,
            4,
          ],
        ],
      },
      {
        code: 'EQT-POR',
        nom: 'Machines et équipements',
        risques: [
          [
            'EQT-PET-01',
            'Happement par le bras du pétrin',
            'Écrasement, fracture, amputation.',
            'Grille de protection shuntée sur le pétrin de 1998.',
            4,
            3,
            4,
          ],
          [
            'EQT-LAM-01',
            'Coupure avec la trancheuse à pain',
            'Coupure profonde de la main.',
            'Protecteur en place, poussoir utilisé.',
            3,
            2,
            1,
          ],
        ],
      },
    ],
  },
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
  statut: string,
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
