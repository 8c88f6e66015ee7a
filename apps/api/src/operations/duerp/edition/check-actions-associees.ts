import type { ActionAssociee, UpdateListRisquesRequest } from '@odu/api-contract';
import type { FieldError } from '../../../contract/problem.ts';
import { findDuplicate } from '../liste/plan-list.ts';

/** What is wrong with the links from a unit's stored actions to the risks sent with them; [] when nothing is. */
export function checkActionsAssociees(
  links: readonly ActionAssociee[],
  actions: readonly { idAction: string }[],
  risques: UpdateListRisquesRequest['risques'],
): FieldError[] {
  const duplicate = findDuplicate(links.map(({ idAction }) => idAction));
  const knownActions = new Set(actions.map(({ idAction }) => idAction));
  const knownRisques = new Set(risques.map(({ idRisque }) => idRisque));
  return [
    ...(duplicate
      ? [
          {
            path: `/actionsAssociees/${duplicate.index}/idAction`,
            message: "L'identifiant d'une action préventive est présent deux fois.",
          },
        ]
      : []),
    ...links.flatMap(({ idAction, idRisqueAssocie }, index) => [
      ...(knownActions.has(idAction)
        ? []
        : [
            {
              path: `/actionsAssociees/${index}/idAction`,
              message: "L'action préventive n'est pas dans l'unité de travail.",
            },
          ]),
      ...(knownRisques.has(idRisqueAssocie)
        ? []
        : [
            {
              path: `/actionsAssociees/${index}/idRisqueAssocie`,
              message: "Le risque associé n'est pas dans la liste des risques.",
            },
          ]),
    ]),
  ];
}
