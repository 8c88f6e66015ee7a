import type { PhraseDeDroit } from './phrases.ts';

/** What the yearly programme is, beside the switch that adds one; apart, since step 6 alone shows it. */
export const PHRASE_DU_PROGRAMME_ANNUEL = {
  texte:
    "Le programme annuel de prévention des risques professionnels et d'amélioration des conditions de travail (PAPRIPACT) fixe la liste détaillée des mesures de l'année à venir, y compris les mesures de prévention des effets de l'exposition aux facteurs de risques professionnels, et, pour chacune, ses conditions d'exécution, des indicateurs de résultat et l'estimation de son coût. Il identifie les ressources de l'entreprise qui peuvent être mobilisées et comprend un calendrier de mise en œuvre",
  references: [{ article: 'L4121-3-1', alinea: 'III, 1°' }],
} as const satisfies PhraseDeDroit;
