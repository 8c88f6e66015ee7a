/** The seven steps of the editor, in order: step n is the entry n - 1 (specification 2, section 2). */
export const ETAPES = [
  'Introduction',
  "Informations de l'entreprise",
  'Unités de travail',
  'Saisie des risques',
  'Évaluation des risques',
  'PAPRIPACT',
  'Finalisation',
] as const;
