import { AUCUNE_DIFFERENCE } from '@odu/domain';
import { ACTIONS_DE_CHANTIER } from './batiment-actions.ts';
import { EXPOSITIONS_DE_CHANTIER } from './expositions.ts';
import { mesure } from './mesure.ts';
import type { PlanAction, PlanEntreprise, PlanUnite } from './plan.ts';

const unite = (
  displayName: string,
  [femmes, hommes]: readonly [number, number],
  codes: string,
  actions: readonly PlanAction[] = [],
): PlanUnite => ({
  displayName,
  effectif: { total: femmes + hommes, femmes, hommes },
  differencesSelonSexe:
    femmes === 0
      ? 'Équipe masculine à ce jour. Équipements de protection et vestiaires commandables dans toutes les tailles et pour les deux sexes.'
      : AUCUNE_DIFFERENCE,
  codes: codes.split(' '),
  risquesPropres: [],
  actions,
});

/** A building company with 62 employees: about 300 risks, for looking around and for the benches. */
export const BATIMENT: PlanEntreprise = {
  entreprise: {
    nom: 'Bâtisseurs de Loire',
    siret: '55208131766522',
    secteurDActivite: 'Bâtiment\u00A0: gros œuvre, charpente et rénovation',
    isSecteurPublic: false,
    adresse: '4 quai des Charpentiers, 49000 Angers',
    nomDuRepresentantLegal: 'Yves Le Goff',
    nombreEmployes: 62,
    isEtablissement: true,
    nomDeLEtablissement: "Agence d'Angers",
  },
  ressourcesPapripact:
    "Un salarié désigné pour la prévention à mi-temps, la commission du CSE, l'équipe du SPST ; 50 000 € de budget de prévention cette année.",
  notesDeVersion: "Première évaluation dans ODU, préparée avec les chefs d'équipe et la commission du CSE.",
  expositions: EXPOSITIONS_DE_CHANTIER,
  unites: [
    unite('Encadrement de chantier', [1, 6], 'BTP-ORG ROU-MIS RPS-INT RPS-REL ORG-ISO HEU-FIX CPP-OBS', [
      mesure(
        'ROU-MIS-02',
        'Charte de conduite et kit mains libres désactivé en roulant.',
        { qui: 'Nadia Roux', budget: '400\u202F€', echeance: 40 },
        'organisation',
        "Charte signée par chaque conducteur, présentée au quart d'heure sécurité du lundi.",
        'Vingt-huit chartes signées sur vingt-huit, aucun appel passé en roulant relevé en six mois.',
      ),
    ]),
    unite(
      'Gros œuvre et maçonnerie',
      [0, 10],
      'BTP-BET BTP-ORG BTP-DEM CHU-OUV CHU-ECF EFF-OBJ EFF-STR PHY-MAN EQT-POR CMR-SIL BRU-LES VIB-MBR THE-CHA THE-FRO',
      [
        ...ACTIONS_DE_CHANTIER.grosOeuvre,
        mesure(
          'CMR-SIL-01',
          "Équiper les tronçonneuses d'un arrosage et d'une aspiration de classe H.",
          { qui: 'Marc Le Bihan', budget: '12\u202F000\u202F€', echeance: 60 },
          'protection collective',
          "Huit machines équipées par le loueur, arrivée d'eau prévue à l'installation de chaque chantier.",
          'Huit tronçonneuses équipées sur huit, empoussièrement mesuré avant et après.',
        ),
        mesure(
          'CHU-OUV-01',
          'Garde-corps provisoires sur toutes les trémies avant le coulage.',
          { qui: 'Marc Le Bihan', budget: '5\u202F500\u202F€', echeance: 20, statut: 'En cours' },
          'protection collective',
          'Pose par deux compagnons formés, avant toute autre tâche, vérifiée par le chef de chantier.',
          'Aucune trémie sans garde-corps aux visites hebdomadaires.',
        ),
      ],
    ),
    unite(
      'Charpente et couverture',
      [0, 8],
      'CHU-TOI CHU-ECF CHU-ECH EFF-OBJ MEC-LEV CMR-BOI RAY-SOL PHY-POS EQT-OUT EQT-POR THE-CHA',
      [
        ...ACTIONS_DE_CHANTIER.charpente,
        mesure(
          'CHU-TOI-01',
          'Filets en sous-face et lignes de vie sur chaque chantier de toiture.',
          { qui: 'Sophie Lambert', budget: '18\u202F000\u202F€', echeance: 75 },
          'protection collective',
          'Pose par une entreprise spécialisée, réception écrite avant de monter.',
          'Un procès-verbal de réception par chantier de toiture.',
        ),
      ],
    ),
    unite(
      'Plomberie et chauffage',
      [0, 5],
      'INC-CHA INC-EXP PHY-POS CHI-GAZ CHI-SOL BIO-EAU THE-BRL EQT-POR CMR-PLO',
      ACTIONS_DE_CHANTIER.plomberie,
    ),
    unite('Électricité', [1, 6], 'ELE-INS ELE-OPE ELE-BAT CHU-ECH EQT-OUT HEU-FIX PHY-POS', [
      mesure(
        'ELE-OPE-01',
        'Renouveler les habilitations BR et B1V de six électriciens.',
        { qui: 'Nadia Roux', budget: '3\u202F900\u202F€', echeance: 15, statut: 'En attente' },
        'formation et information',
        'Deux groupes de trois, deux jours par groupe, par un organisme de formation.',
        'Six titres signés sur six.',
      ),
    ]),
    unite(
      'Peinture, plâtrerie et isolation',
      [2, 5],
      'CHI-SOL CHI-COR CHI-POU CHU-ECF CHU-ECH PHY-REP PHY-POS CMR-PLO ORG-AIR',
      ACTIONS_DE_CHANTIER.peinture,
    ),
    unite(
      'Terrassement et réseaux',
      [0, 5],
      'BTP-RES BTP-ENG BTP-ROU EFF-TER CIR-PIE VIB-COR ROU-INT BRU-LES CMR-DIE',
      [
        ...ACTIONS_DE_CHANTIER.terrassement,
        mesure(
          'BTP-RES-01',
          "Former quatre encadrants à l'AIPR et marquer chaque réseau au sol.",
          { qui: 'Sophie Lambert', budget: '1\u202F600\u202F€', echeance: 35 },
          'formation et information',
          "Examen dans un centre reconnu ; marquage avant l'ouverture de chaque fouille.",
          'Quatre attestations sur quatre, aucun réseau touché en douze mois.',
        ),
      ],
    ),
    unite(
      'Démolition et désamiantage',
      [0, 4],
      'BTP-DEM CMR-AMI CMR-PLO EFF-STR BRU-LES CHI-POU EQT-POR VIB-MBR',
      [
        ...ACTIONS_DE_CHANTIER.desamiantage,
        mesure(
          'CMR-AMI-01',
          'Repérage avant travaux systématique, mode opératoire relu par le SPST.',
          { qui: 'Yves Le Goff', budget: '7\u202F200\u202F€', echeance: 10, statut: 'En cours' },
          'suppression ou réduction à la source',
          'Aucun ordre de démarrage sans le rapport de repérage, classé avec les pièces du chantier.',
          'Un rapport par chantier concerné, vérifié chaque mois.',
        ),
      ],
    ),
    unite(
      'Dépôt et logistique',
      [1, 2],
      'CIR-PIE CIR-MAN MEC-CHA MEC-TRA EFF-OBJ PHY-MAN CHI-STO INC-DEP ELE-BAT',
    ),
    unite(
      "Bureau d'études et administration",
      [5, 1],
      'PHY-ECR PHY-POS LUM-ECL LUM-VIS RPS-INT RPS-AUT RPS-VIN BRU-GEN INC-EVA ORG-TEL',
    ),
  ],
};
