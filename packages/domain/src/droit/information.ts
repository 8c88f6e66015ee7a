import type { Reference } from './articles.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** Where that stands beside its first article. */
export const AUTRES_ARTICLES_DE_L_INFORMATION = [
  { article: 'R4141-3-1', alinea: '1° et 2°' },
] as const satisfies readonly Reference[];

/** What workers are told of the document (1° and 2° of the second article, of five), and when. */
export const PHRASE_DE_L_INFORMATION = {
  texte:
    "À l'embauche et chaque fois que nécessaire, l'employeur informe les travailleurs, de façon compréhensible pour chacun, sur les risques pour leur santé et leur sécurité, notamment les modalités d'accès au document unique et les mesures de prévention des risques qu'il identifie",
  references: [{ article: 'R4141-2' }, ...AUTRES_ARTICLES_DE_L_INFORMATION],
} as const satisfies PhraseDeDroit;
