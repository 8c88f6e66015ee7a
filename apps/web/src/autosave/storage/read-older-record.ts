import type { DuerpDocument, RisqueInput, UniteDeTravail } from '@odu/api-contract';
import { applyIntents, createUnite, mergeAction, mergeRisque, toChangement } from '@odu/domain';
import type { Changement, Ecriture, Edition, Intent, Stamp, ValeursDeRisque } from '@odu/domain';
import type { OlderRecord } from './older-record.ts';

type Context = {
  readonly document: DuerpDocument;
  /** Nobody changed the document since: what it holds is what the user saw. Otherwise every difference is asked about. */
  readonly isSeen: boolean;
};

const toOlderChangement = <Values extends object>(
  now: Values,
  wanted: Partial<Values>,
  isSeen: boolean,
): Changement<Values> | null => {
  const changement = toChangement(now, wanted);
  return changement && { ...changement, base: isSeen ? changement.base : {} };
};

const findUnite = ({ data }: DuerpDocument, id: string): UniteDeTravail | undefined =>
  data.unitesDeTravail.find(({ idUniteDeTravail }) => idUniteDeTravail === id);

const present = <T>(items: readonly (T | null | undefined)[]): T[] =>
  items.filter((item): item is T => item !== null && item !== undefined);

function readUnites(wanted: readonly { idUniteDeTravail: string; displayName: string }[], context: Context) {
  const { document, isSeen } = context;
  const ids = wanted.map(({ idUniteDeTravail }) => idUniteDeTravail);
  const missing = document.data.unitesDeTravail.filter(
    ({ idUniteDeTravail }) => !ids.includes(idUniteDeTravail),
  );
  return present<Edition>([
    ...wanted.map(({ idUniteDeTravail, displayName }, index): Edition | null => {
      const known = findUnite(document, idUniteDeTravail);
      if (known === undefined) {
        const place = ids.slice(0, index).toReversed();
        return {
          kind: 'ajouterUnites',
          unites: [{ item: createUnite(idUniteDeTravail, displayName), place }],
        };
      }
      const changement = toOlderChangement<{ displayName: string }>(known, { displayName }, isSeen);
      return changement && { kind: 'renommerUnite', idUniteDeTravail, ...changement };
    }),
    ...(isSeen
      ? ids.map((idUniteDeTravail, index): Edition => ({
          kind: 'deplacerUnite',
          idUniteDeTravail,
          place: ids.slice(0, index).toReversed(),
        }))
      : []),
    // A unit that the list lacks was deleted here, or added elsewhere since: the user knows which.
    ...missing.map((unite): Edition => ({
      kind: 'supprimerUnite',
      base: [isSeen ? unite : createUnite(unite.idUniteDeTravail, '')],
    })),
  ]);
}

const toValues = (risque: ValeursDeRisque): ValeursDeRisque => ({
  displayName: risque.displayName,
  idCategorie: risque.idCategorie,
  danger: risque.danger,
  remarques: risque.remarques,
  evalGravite: risque.evalGravite,
  evalFrequence: risque.evalFrequence,
  evalMaitrise: risque.evalMaitrise,
});

function readRisque(
  idUniteDeTravail: string,
  input: RisqueInput,
  { document, isSeen }: Context,
): Edition | null {
  const { idRisque } = input;
  const known = findUnite(document, idUniteDeTravail)?.risques.find((risque) => risque.idRisque === idRisque);
  const values = toValues(mergeRisque(input, known));
  // Changed here, deleted elsewhere: it is asked about as any edit of what is gone.
  const changement =
    known === undefined ? { base: {}, values } : toOlderChangement<ValeursDeRisque>(known, values, isSeen);
  return changement && { kind: 'modifierRisque', idUniteDeTravail, idRisque, ...changement };
}

function readRisques(body: Extract<Ecriture, { kind: 'risques' }>['body'], context: Context): Edition[] {
  const { idUniteDeTravail, categorieDeRisques, risques } = body;
  const unite = findUnite(context.document, idUniteDeTravail) ?? createUnite(idUniteDeTravail, '');
  const { isSeen } = context;
  const has = (list: readonly { idRisque: string }[], id: string) =>
    list.some(({ idRisque }) => idRisque === id);
  const hasCategorie = (list: readonly { idCategorie: string }[], id: string) =>
    list.some(({ idCategorie }) => idCategorie === id);
  const added = risques.filter(({ idRisque }) => !has(unite.risques, idRisque));
  const removed = unite.risques.filter(({ idRisque }) => !has(risques, idRisque));
  const newCategories = categorieDeRisques.filter(
    ({ idCategorie }) =>
      !hasCategorie(unite.categorieDeRisques, idCategorie) || hasCategorie(added, idCategorie),
  );
  return present<Edition>([
    newCategories.length + added.length === 0
      ? null
      : {
          kind: 'ajouterRisque',
          idUniteDeTravail,
          categories: newCategories.map((item) => ({ item, place: 'fin' })),
          risques: added.map((input) => ({ item: mergeRisque(input, undefined), place: 'fin' })),
          liens: [],
        },
    ...categorieDeRisques.map((categorie): Edition | null => {
      const { idCategorie, displayName } = categorie;
      const known = unite.categorieDeRisques.find((item) => item.idCategorie === idCategorie);
      const changement = known && toOlderChangement<{ displayName: string }>(known, { displayName }, isSeen);
      return changement ? { kind: 'renommerCategorie', idUniteDeTravail, idCategorie, ...changement } : null;
    }),
    ...risques
      .filter(({ idRisque }) => has(unite.risques, idRisque))
      .map((input) => readRisque(idUniteDeTravail, input, context)),
    ...removed.map((risque): Edition => ({
      kind: 'supprimerRisque',
      idUniteDeTravail,
      base: { categories: [], risques: [isSeen ? risque : { ...risque, displayName: '' }] },
    })),
    ...unite.categorieDeRisques
      .filter(({ idCategorie }) => !hasCategorie(categorieDeRisques, idCategorie))
      .map((categorie): Edition => ({
        kind: 'supprimerCategorie',
        idUniteDeTravail,
        base: { categories: [isSeen ? categorie : { ...categorie, displayName: '' }], risques: [] },
      })),
  ]);
}

function readWrite(write: Ecriture, context: Context): Edition[] {
  const { document, isSeen } = context;
  switch (write.kind) {
    case 'entreprise': {
      const now = document.data.entreprise;
      const changement = toOlderChangement(now ?? mergeNothing(write.body), write.body, isSeen);
      return changement === null ? [] : [{ kind: 'modifierEntreprise', ...changement }];
    }
    case 'familles':
    case 'expositions':
      // No such write is as old as these records.
      return [];
    case 'papripact': {
      // Those writes are older than the programme's resources.
      const { isPapripactEnabled } = write.body;
      return [
        {
          kind: 'activerPapripact',
          base: { isPapripactEnabled: !isPapripactEnabled },
          values: { isPapripactEnabled },
        },
      ];
    }
    case 'unites':
      return readUnites(write.body.unitesDeTravail, context);
    case 'risques':
      return readRisques(write.body, context);
    case 'risque': {
      const { idUniteDeTravail, ...input } = write.body;
      return present([readRisque(idUniteDeTravail, input, context)]);
    }
    case 'action': {
      const { apresIdAction: _place, ...sent } = write.body;
      const known = findUnite(document, sent.idUniteDeTravail)?.papripactActionsPreventives.find(
        ({ idAction }) => idAction === sent.idAction,
      );
      const action = mergeAction(sent, known, null);
      if (known === undefined) return [{ kind: 'ajouterAction', action: { item: action, place: 'fin' } }];
      const { idAction, idUniteDeTravail, ...values } = action;
      const changement = toOlderChangement<typeof values>(
        mergeAction(known, undefined, null),
        values,
        isSeen,
      );
      return changement === null
        ? []
        : [{ kind: 'modifierAction', idAction, idUniteDeTravail, ...changement }];
    }
    case 'deleteAction': {
      const { idAction, idUniteDeTravail } = write.body;
      const known = findUnite(document, idUniteDeTravail)?.papripactActionsPreventives.find(
        (action) => action.idAction === idAction,
      );
      return known === undefined
        ? []
        : [{ kind: 'supprimerAction', base: isSeen ? known : { ...known, descriptionDeLaMesure: '' } }];
    }
  }
}

/** A company that has none of the values yet. */
const mergeNothing = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, null])) as Values;

/** The edits that the older writes mean on the document as it is now (`etag` is its version). What cannot be known is left to the user. */
export function readOlderRecord(
  { etag: madeOn, queue }: OlderRecord,
  server: { readonly document: DuerpDocument; readonly etag: string | null },
  createStamp: () => Stamp,
): Intent[] {
  const isSeen = madeOn !== null && madeOn === server.etag;
  const intents: Intent[] = [];
  for (const { write } of queue) {
    const document = applyIntents(server.document, intents);
    for (const edition of readWrite(write, { document, isSeen })) {
      const intent = { ...createStamp(), ...edition };
      if (!isSeen || applyIntents(document, [intent]) !== document) intents.push(intent);
    }
  }
  return intents;
}
