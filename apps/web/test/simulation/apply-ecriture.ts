import type {
  DuerpData,
  DuerpDocument,
  UniteDeTravail,
  UpdateListRisquesRequest,
  UpsertActionPreventiveRequest,
} from '@odu/api-contract';
import {
  changeEntreprise,
  ecarterFamilles,
  type Ecriture,
  followEntreprise,
  isCategorieNameTaken,
  mergeAction,
  mergeRisque,
  mergeUnite,
  rateData,
  toUnite,
} from '@odu/domain';

/** What the server makes of a call: the document, or the status with which it refuses. */
export type Effect = { readonly document: DuerpDocument } | { readonly refused: 404 | 422 };

const NOT_FOUND = { refused: 404 } as const;
const REFUSED = { refused: 422 } as const;

type UniteEffect = UniteDeTravail | 404 | 422;

/** A unit after its risks changed, or what it sets aside was sent. */
const withFamilles = (unite: UniteDeTravail, sent: UniteDeTravail['famillesNonConcernees']) =>
  ecarterFamilles(unite, sent ?? unite.famillesNonConcernees ?? []);

function writeRisques(unite: UniteDeTravail, body: UpdateListRisquesRequest): UniteEffect {
  const { categorieDeRisques, risques: sent, actionsAssociees = [] } = body;
  const isTaken = categorieDeRisques.some(({ displayName }, index) =>
    isCategorieNameTaken(displayName, categorieDeRisques.slice(0, index)),
  );
  const known = new Set(categorieDeRisques.map(({ idCategorie }) => idCategorie));
  if (isTaken || sent.some(({ idCategorie }) => !known.has(idCategorie))) return 422;
  const risques = sent.map((risque) =>
    mergeRisque(
      risque,
      unite.risques.find(({ idRisque }) => idRisque === risque.idRisque),
    ),
  );
  const ids = new Set(risques.map(({ idRisque }) => idRisque));
  const actions = new Set(unite.papripactActionsPreventives.map(({ idAction }) => idAction));
  if (actionsAssociees.some((lien) => !actions.has(lien.idAction) || !ids.has(lien.idRisqueAssocie)))
    return 422;
  const liens = new Map(actionsAssociees.map(({ idAction, idRisqueAssocie }) => [idAction, idRisqueAssocie]));
  const papripactActionsPreventives = unite.papripactActionsPreventives.map((action) => {
    const idRisqueAssocie = liens.get(action.idAction) ?? action.idRisqueAssocie;
    return {
      ...action,
      idRisqueAssocie: idRisqueAssocie !== null && ids.has(idRisqueAssocie) ? idRisqueAssocie : null,
    };
  });
  return withFamilles(
    { ...unite, categorieDeRisques, risques, papripactActionsPreventives },
    body.famillesNonConcernees,
  );
}

function writeAction(unite: UniteDeTravail, body: UpsertActionPreventiveRequest): UniteEffect {
  const { apresIdAction, ...fields } = body;
  const { papripactActionsPreventives: actions, risques } = unite;
  const index = actions.findIndex(({ idAction }) => idAction === fields.idAction);
  const action = mergeAction(fields, actions[index], null);
  const { idRisqueAssocie } = action;
  if (idRisqueAssocie === null ? index === -1 && apresIdAction === undefined : !has(risques, idRisqueAssocie))
    return 422;
  if (index !== -1) return { ...unite, papripactActionsPreventives: actions.with(index, action) };
  const after = actions.findIndex(({ idAction }) => idAction === apresIdAction);
  const place = apresIdAction === null ? 0 : after === -1 ? actions.length : after + 1;
  return { ...unite, papripactActionsPreventives: actions.toSpliced(place, 0, action) };
}

const has = (risques: UniteDeTravail['risques'], id: string) =>
  risques.some(({ idRisque }) => idRisque === id);

function writeInUnite(
  unite: UniteDeTravail,
  ecriture: Exclude<Ecriture, { kind: 'entreprise' | 'unites' | 'papripact' | 'expositions' }>,
): UniteEffect {
  switch (ecriture.kind) {
    case 'risques':
      return writeRisques(unite, ecriture.body);
    case 'risque': {
      const { idUniteDeTravail: _unite, famillesNonConcernees, ...sent } = ecriture.body;
      const known = unite.risques.find(({ idRisque }) => idRisque === sent.idRisque);
      if (known === undefined) return 404;
      if (!unite.categorieDeRisques.some(({ idCategorie }) => idCategorie === sent.idCategorie)) return 422;
      const risques = unite.risques.with(unite.risques.indexOf(known), mergeRisque(sent, known));
      return withFamilles({ ...unite, risques }, famillesNonConcernees);
    }
    case 'familles':
      return withFamilles(unite, ecriture.body.famillesNonConcernees);
    case 'action':
      return writeAction(unite, ecriture.body);
    case 'deleteAction': {
      const left = unite.papripactActionsPreventives.filter(
        ({ idAction }) => idAction !== ecriture.body.idAction,
      );
      if (left.length === unite.papripactActionsPreventives.length) return 404;
      return { ...unite, papripactActionsPreventives: left };
    }
  }
}

const withData = (document: DuerpDocument, data: DuerpData): Effect => ({
  document: { ...document, data: rateData(document.data, data) },
});

/** What the server makes of one of the specification's calls (`operations/duerp`), written again over a document in memory. */
export function applyEcriture(document: DuerpDocument, ecriture: Ecriture): Effect {
  const { data, displayName } = document;
  switch (ecriture.kind) {
    case 'entreprise': {
      const entreprise = changeEntreprise(data.entreprise, ecriture.body);
      const name = followEntreprise(displayName, data.entreprise, entreprise);
      return { document: { ...document, displayName: name, data: { ...data, entreprise } } };
    }
    case 'papripact':
    case 'expositions':
      return withData(document, { ...data, ...ecriture.body });
    case 'unites': {
      const known = new Map(data.unitesDeTravail.map((unite) => [unite.idUniteDeTravail, unite]));
      const unitesDeTravail = ecriture.body.unitesDeTravail.map((sent) => {
        const unite = known.get(sent.idUniteDeTravail);
        return unite === undefined ? toUnite(sent) : { ...unite, ...mergeUnite(sent, unite) };
      });
      return withData(document, { ...data, unitesDeTravail });
    }
    default: {
      const unites = data.unitesDeTravail;
      const unite = unites.find(
        ({ idUniteDeTravail }) => idUniteDeTravail === ecriture.body.idUniteDeTravail,
      );
      if (unite === undefined) return NOT_FOUND;
      const written = writeInUnite(unite, ecriture);
      if (written === 404) return NOT_FOUND;
      if (written === 422) return REFUSED;
      return withData(document, { ...data, unitesDeTravail: unites.with(unites.indexOf(unite), written) });
    }
  }
}
