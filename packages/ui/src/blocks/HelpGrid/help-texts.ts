import type { Note } from '@odu/domain';

/** What each rating means, in the words of an employer; written for ODU after INRS ED 840. */
export const GRAVITE_HELP: Record<Note, string> = {
  1: 'Premiers soins, sans arrêt de travail\u00A0: petite coupure, bleu, gêne passagère.',
  2: 'Arrêt de travail sans séquelle\u00A0: entorse, brûlure légère, lumbago.',
  3: "Séquelles durables ou maladie professionnelle\u00A0: fracture, perte d'audition, hernie discale.",
  4: 'Décès ou invalidité lourde\u00A0: chute de hauteur, électrocution, cancer professionnel.',
};

export const FREQUENCE_HELP: Record<Note, string> = {
  1: 'Quelques fois par an ou moins.',
  2: 'Quelques fois par mois.',
  3: 'Quelques fois par semaine.',
  4: 'Tous les jours, ou en permanence.',
};

export const MAITRISE_HELP: Record<Note, string> = {
  1: 'Danger supprimé ou protection collective efficace, personnel formé, contrôles réguliers.',
  2: 'Des mesures collectives et des consignes existent, et sont presque toujours appliquées.',
  3: 'Surtout des protections individuelles ou des consignes, appliquées de façon inégale.',
  4: 'Aucune mesure de prévention en place.',
};
