import type { Note } from '@odu/api-contract/types';

type Row = [code: string, nom: string, danger: string, remarques: string, g: Note, f: Note, m: Note];
export type Unite = { nom: string; categories: { code: string; nom: string; risques: Row[] }[] };

export const FOURNIL: Unite[] = [
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
];
