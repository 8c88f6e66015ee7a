import { formatReferences, type PhraseDeDroit } from './phrases.ts';

/** What each measure of the yearly programme has, beside what it is and when. */
export const PHRASE_DES_CHAMPS_DU_PROGRAMME = {
  texte:
    "Dans un programme annuel, chaque mesure a ses conditions d'exécution, des indicateurs de résultat et l'estimation de son coût",
  references: [{ article: 'L4121-3-1', alinea: 'III, 1°' }],
} as const satisfies PhraseDeDroit;

/** Why the kind of a measure is asked, beside its field. */
export const PHRASE_DU_TYPE_DE_MESURE = {
  texte:
    'La loi ne demande pas de noter ce type, mais donne la priorité aux protections collectives sur les individuelles',
  references: [{ article: 'L4121-2', alinea: '8°' }],
} as const satisfies PhraseDeDroit;

/** What the yearly programme says of the company. */
export const PHRASE_DES_RESSOURCES = {
  texte: "Le programme annuel identifie les ressources de l'entreprise qui peuvent être mobilisées",
  references: [{ article: 'L4121-3-1', alinea: 'III, 1°' }],
} as const satisfies PhraseDeDroit;

/** The title of these fields in the form of an action. */
export const TITRE_DES_CHAMPS_DU_PROGRAMME = `Champs du PAPRIPACT (${formatReferences([{ article: 'L4121-3-1' }])})`;
