import { mesure } from './mesure.ts';

const ECHAFAUDAGE = mesure(
  'CHU-ECF-01',
  'Réceptionner chaque échafaudage par écrit avant son utilisation, et former six monteurs.',
  { qui: 'Marc Le Bihan', budget: '4\u202F800\u202F€', echeance: 30, statut: 'En cours' },
  'protection collective',
  'Montage par les seuls salariés formés\u202F; fiche de réception affichée au pied, revue après chaque modification.',
  'Une fiche affichée sur chaque échafaudage aux visites hebdomadaires, six attestations sur six.',
);

/** What the building company does about its critical risks, by trade; each unit adds its own. */
export const ACTIONS_DE_CHANTIER = {
  grosOeuvre: [ECHAFAUDAGE],
  charpente: [
    ECHAFAUDAGE,
    mesure(
      'CHU-TOI-02',
      'Repérer les plaques fragiles avant toute montée, poser des plateaux de circulation et des filets en sous-face.',
      { qui: 'Sophie Lambert', budget: '9\u202F500\u202F€', echeance: 5, statut: 'En cours' },
      'protection collective',
      'Aucun accès à une couverture en fibrociment ou en verrière sans visite préalable\u202F; zone interdite jusqu’à la pose.',
      'Un relevé de couverture classé pour chaque chantier, aucun passage hors des plateaux.',
    ),
  ],
  peinture: [ECHAFAUDAGE],
  terrassement: [
    mesure(
      'EFF-TER-01',
      'Louer deux caissons de blindage et interdire la descente dans une fouille non blindée.',
      { qui: 'Sophie Lambert', budget: '6\u202F400\u202F€', echeance: 15, statut: 'En cours' },
      'protection collective',
      'Choix du blindage arrêté avant l’ouverture, pose depuis la surface, contrôle après chaque pluie.',
      'Aucune fouille occupée sans blindage aux visites hebdomadaires.',
    ),
    mesure(
      'BTP-ENG-02',
      'Séparer les piétons des engins\u00A0: zone balisée, chef de manœuvre et caméras de recul sur quatre pelles.',
      { qui: 'Sophie Lambert', budget: '5\u202F200\u202F€', echeance: 25 },
      'organisation',
      'Plan de circulation affiché à l’accueil du chantier\u202F; l’engin s’arrête dès qu’un piéton entre dans la zone.',
      'Quatre pelles équipées sur quatre, aucun presque-accident relevé en trois mois.',
    ),
    mesure(
      'BTP-ROU-01',
      'Fermer la voie ou poser des séparateurs lourds, et doter chaque équipe d’un véhicule de protection.',
      { qui: 'Nadia Roux', budget: '7\u202F900\u202F€', echeance: 45 },
      'protection collective',
      'Arrêté de circulation demandé trois semaines avant\u202F; signalisation posée et déposée depuis le véhicule.',
      'Un schéma de signalisation validé par chantier sous circulation.',
    ),
  ],
  plomberie: [
    mesure(
      'CHI-GAZ-03',
      'N’entrer dans un vide sanitaire ou un regard qu’à deux, avec un détecteur quatre gaz et un permis de pénétrer.',
      { qui: 'Nadia Roux', budget: '2\u202F300\u202F€', echeance: 20 },
      'organisation',
      'Deux détecteurs étalonnés, huit salariés formés, surveillant resté à l’extérieur.',
      'Un permis signé pour chaque entrée, huit attestations sur huit.',
    ),
  ],
  desamiantage: [
    mesure(
      'CMR-AMI-02',
      'Exiger le repérage avant travaux du donneur d’ordre pour tout bâtiment d’avant juillet 1997\u202F; sans lui, pas de démarrage.',
      { qui: 'Yves Le Goff', budget: '3\u202F000\u202F€', echeance: 3, statut: 'En cours' },
      'suppression ou réduction à la source',
      'Point d’arrêt inscrit dans chaque devis\u202F; encadrants de chantier et conducteurs formés au repérage.',
      'Un rapport de repérage classé pour chaque chantier concerné.',
    ),
  ],
} as const;
