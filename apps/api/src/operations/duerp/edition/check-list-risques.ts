import type { UpdateListRisquesRequest } from '@odu/api-contract';
import { CATEGORIE_EXISTANTE_MESSAGE, foldName } from '@odu/domain';
import type { FieldError } from '../../../contract/problem.ts';
import { findDuplicate } from '../liste/plan-list.ts';

/** What step 4 sends of one unit. */
export type CategoriesAndRisques = Pick<UpdateListRisquesRequest, 'categorieDeRisques' | 'risques'>;

const listDuplicateIds = (body: CategoriesAndRisques): FieldError[] => {
  const categorie = findDuplicate(body.categorieDeRisques.map(({ idCategorie }) => idCategorie));
  const risque = findDuplicate(body.risques.map(({ idRisque }) => idRisque));
  return [
    ...(categorie
      ? [
          {
            path: `/categorieDeRisques/${categorie.index}/idCategorie`,
            message: "L'identifiant d'une catégorie est présent deux fois.",
          },
        ]
      : []),
    ...(risque
      ? [
          {
            path: `/risques/${risque.index}/idRisque`,
            message: "L'identifiant d'un risque est présent deux fois.",
          },
        ]
      : []),
  ];
};

/** Each name is folded once: all pairs of 500 categories took seconds, in the transaction. */
function listNamesTwice(categories: CategoriesAndRisques['categorieDeRisques']): FieldError[] {
  const taken = new Set<string>();
  return categories.flatMap(({ displayName }, index) => {
    const name = foldName(displayName);
    if (taken.has(name))
      return [{ path: `/categorieDeRisques/${index}/displayName`, message: CATEGORIE_EXISTANTE_MESSAGE }];
    taken.add(name);
    return [];
  });
}

/** What is wrong between the categories and risks of one unit; [] when nothing is. */
export function checkListRisques(body: CategoriesAndRisques): FieldError[] {
  const { categorieDeRisques, risques } = body;
  const known = new Set(categorieDeRisques.map(({ idCategorie }) => idCategorie));
  return [
    ...listDuplicateIds(body),
    ...listNamesTwice(categorieDeRisques),
    ...risques.flatMap(({ idCategorie }, index) =>
      known.has(idCategorie)
        ? []
        : [
            {
              path: `/risques/${index}/idCategorie`,
              message: "La catégorie du risque n'est pas dans l'unité de travail.",
            },
          ],
    ),
  ];
}
