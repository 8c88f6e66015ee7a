import type { CategorieDeRisques } from '@odu/api-contract/types';
import type { Champs } from './champ.ts';
import { showText } from './show-value.ts';

type IdOrOrigin = 'idCategorie' | 'isUserDefined';

/** A field of a category that a person fills in, and the code that one of the referential brings. */
export type ChampDeCategorie = Exclude<keyof CategorieDeRisques, IdOrOrigin>;

/** The fields of a category. */
export const CHAMPS_DE_CATEGORIE = {
  displayName: { label: 'Nom de la catégorie', maxLength: 200, isKeptAsDraft: true, show: showText },
  code: { label: 'Code', maxLength: 40, isKeptAsDraft: false, isLeftOutOfDemo: true, show: showText },
} as const satisfies Champs<CategorieDeRisques, ChampDeCategorie>;
