import type { Reference } from './articles.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** Where that stands beside its first article. */
export const AUTRES_ARTICLES_DE_L_INFORMATION = [
  { article: 'R4141-3-1', alinea: '1° et 2°' },
] as const satisfies readonly Reference[];

/** What workers are told of the document (1° and 2° of the second article, of five), and when. */
export const PHRASE_DE_L_INFORMATION = {
  texte:
    "L'employeur informe les travailleurs sur les risques pour leur santé et leur sécurité, à l'embauche et chaque fois que nécessaire, d'une manière compréhensible pour chacun, notamment sur les modalités d'accès au document unique et sur les mesures de prévention des risques qui y sont identifiés",
  references: [{ article: 'R4141-2' }, ...AUTRES_ARTICLES_DE_L_INFORMATION],
} as const satisfies PhraseDeDroit;
