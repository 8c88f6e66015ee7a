import type { PlanAction, PlanEntreprise, PlanUnite } from './plan.ts';

const action = (
  risque: string,
  descriptionDeLaMesure: string,
  responsable: string,
  budget: string | null,
  echeance: number,
  statut: PlanAction['statut'] = 'À planifier',
): PlanAction => ({ risque, descriptionDeLaMesure, responsable, budget, echeance, statut });

const unite = (displayName: string, codes: string, actions: readonly PlanAction[] = []): PlanUnite => ({
  displayName,
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
  notesDeVersion: 'Évaluation annuelle, présentée au CSE.',
  unites: [
    unite('Encadrement de chantier', 'BTP-ORG ROU-MIS RPS-INT RPS-REL ORG-ISO HEU-FIX CPP-OBS', [
      action(
        'ROU-MIS-02',
        'Charte de conduite et kit mains libres désactivé en roulant.',
        'Nadia Roux',
        null,
        40,
      ),
    ]),
    unite(
      'Gros œuvre et maçonnerie',
      'BTP-BET BTP-ORG BTP-DEM CHU-OUV CHU-ECF EFF-OBJ EFF-STR PHY-MAN EQT-POR CMR-SIL BRU-LES VIB-MBR THE-CHA THE-FRO',
      [
        action(
          'CMR-SIL-01',
          "Équiper les tronçonneuses d'un arrosage et d'une aspiration de classe H.",
          'Marc Le Bihan',
          '12\u202F000\u202F€',
          60,
        ),
        action(
          'CHU-OUV-01',
          'Garde-corps provisoires sur toutes les trémies avant le coulage.',
          'Marc Le Bihan',
          '5\u202F500\u202F€',
          20,
          'En cours',
        ),
      ],
    ),
    unite(
      'Charpente et couverture',
      'CHU-TOI CHU-ECF CHU-ECH EFF-OBJ MEC-LEV CMR-BOI RAY-SOL PHY-POS EQT-OUT EQT-POR THE-CHA',
      [
        action(
          'CHU-TOI-01',
          'Filets en sous-face et lignes de vie sur chaque chantier de toiture.',
          'Sophie Lambert',
          '18\u202F000\u202F€',
          75,
        ),
      ],
    ),
    unite(
      'Plomberie et chauffage',
      'INC-CHA INC-EXP PHY-POS CHI-GAZ CHI-SOL BIO-EAU THE-BRL EQT-POR CMR-PLO',
    ),
    unite('Électricité', 'ELE-INS ELE-OPE ELE-BAT CHU-ECH EQT-OUT HEU-FIX PHY-POS', [
      action(
        'ELE-OPE-01',
        'Renouveler les habilitations BR et B1V de six électriciens.',
        'Nadia Roux',
        '3\u202F900\u202F€',
        15,
        'En attente',
      ),
    ]),
    unite(
      'Peinture, plâtrerie et isolation',
      'CHI-SOL CHI-COR CHI-POU CHU-ECF CHU-ECH PHY-REP PHY-POS CMR-PLO ORG-AIR',
    ),
    unite(
      'Terrassement et réseaux',
      'BTP-RES BTP-ENG BTP-ROU EFF-TER CIR-PIE VIB-COR ROU-INT BRU-LES CMR-DIE',
      [
        action(
          'BTP-RES-01',
          "Former quatre encadrants à l'AIPR et marquer chaque réseau au sol.",
          'Sophie Lambert',
          '1\u202F600\u202F€',
          35,
        ),
      ],
    ),
    unite('Démolition et désamiantage', 'BTP-DEM CMR-AMI CMR-PLO EFF-STR BRU-LES CHI-POU EQT-POR VIB-MBR', [
      action(
        'CMR-AMI-01',
        'Repérage avant travaux systématique, mode opératoire relu par le SPST.',
        'Yves Le Goff',
        '7\u202F200\u202F€',
        10,
        'En cours',
      ),
    ]),
    unite('Dépôt et logistique', 'CIR-PIE CIR-MAN MEC-CHA MEC-TRA EFF-OBJ PHY-MAN CHI-STO INC-DEP ELE-BAT'),
    unite(
      "Bureau d'études et administration",
      'PHY-ECR PHY-POS LUM-ECL LUM-VIS RPS-INT RPS-AUT RPS-VIN BRU-GEN INC-EVA ORG-TEL',
    ),
  ],
};
