import type {
  ActionPreventive,
  DuerpData,
  DuerpDocument,
  Note,
  Risque,
  RisqueInput,
  UniteDeTravail,
} from '@odu/api-contract';
import {
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  isRisqueEvalue,
  summarizeEvaluation,
} from '@odu/domain';
import type { EditorWrite } from './editor-write.ts';

const rateRisque = (risque: Risque): Risque => {
  const niveau = computeNiveauDeRisqueOrNull(risque);
  return {
    ...risque,
    isRisqueEvalue: isRisqueEvalue(risque),
    niveauDeRisqueValue: niveau,
    niveauDeRisqueStatus: classifyNiveauDeRisque(niveau),
  };
};

const createUnite = (idUniteDeTravail: string, displayName: string): UniteDeTravail => ({
  idUniteDeTravail,
  displayName,
  categorieDeRisques: [],
  risques: [],
  papripactActionsPreventives: [],
  niveauDeRisqueValue: null,
});

const pickNote = (sent: Note | undefined, known: Note | undefined): Note =>
  sent === undefined ? (known ?? null) : sent;

/** A field that a list of risks leaves out keeps its value (contract, `updateListRisques`). */
const mergeRisque = (known: Risque | undefined, input: RisqueInput): Risque =>
  rateRisque({
    idRisque: input.idRisque,
    idCategorie: input.idCategorie,
    code: input.code,
    displayName: input.displayName,
    isUserDefined: input.isUserDefined,
    danger: input.danger ?? known?.danger ?? '',
    remarques: input.remarques ?? known?.remarques ?? '',
    evalGravite: pickNote(input.evalGravite, known?.evalGravite),
    evalFrequence: pickNote(input.evalFrequence, known?.evalFrequence),
    evalMaitrise: pickNote(input.evalMaitrise, known?.evalMaitrise),
    isRisqueEvalue: false,
    niveauDeRisqueValue: null,
    niveauDeRisqueStatus: null,
  });

const mergeAction = (
  known: ActionPreventive | undefined,
  input: Extract<EditorWrite, { kind: 'action' }>['body'],
): ActionPreventive => ({
  ...known,
  ...input,
  budget: input.budget ?? '',
});

const upsert = <T>(list: readonly T[], added: T, isSame: (item: T) => boolean): T[] =>
  list.some(isSame) ? list.map((item) => (isSame(item) ? added : item)) : [...list, added];

const editUnite = (unite: UniteDeTravail, write: EditorWrite): UniteDeTravail => {
  switch (write.kind) {
    case 'risques': {
      const { categorieDeRisques, risques } = write.body;
      const known = new Map(unite.risques.map((risque) => [risque.idRisque, risque]));
      const kept = new Set(risques.map(({ idRisque }) => idRisque));
      return {
        ...unite,
        categorieDeRisques,
        risques: risques.map((input) => mergeRisque(known.get(input.idRisque), input)),
        papripactActionsPreventives: unite.papripactActionsPreventives.map((action) =>
          action.idRisqueAssocie !== null && kept.has(action.idRisqueAssocie)
            ? action
            : { ...action, idRisqueAssocie: null },
        ),
      };
    }
    case 'risque': {
      const { idUniteDeTravail: _unite, ...fields } = write.body;
      const risques = unite.risques.map((risque) =>
        risque.idRisque === fields.idRisque ? rateRisque({ ...risque, ...fields }) : risque,
      );
      return { ...unite, risques };
    }
    case 'action': {
      const { idAction } = write.body;
      const known = unite.papripactActionsPreventives.find((action) => action.idAction === idAction);
      const actions = upsert(
        unite.papripactActionsPreventives,
        mergeAction(known, write.body),
        (action) => action.idAction === idAction,
      );
      return { ...unite, papripactActionsPreventives: actions };
    }
    case 'deleteAction':
      return {
        ...unite,
        papripactActionsPreventives: unite.papripactActionsPreventives.filter(
          ({ idAction }) => idAction !== write.body.idAction,
        ),
      };
    default:
      return unite;
  }
};

const editData = (data: DuerpData, write: EditorWrite): DuerpData => {
  switch (write.kind) {
    case 'entreprise':
      return { ...data, entreprise: write.body };
    case 'papripact':
      return { ...data, isPapripactEnabled: write.body.isPapripactEnabled };
    case 'unites': {
      const known = new Map(data.unitesDeTravail.map((unite) => [unite.idUniteDeTravail, unite]));
      const unitesDeTravail = write.body.unitesDeTravail.map(({ idUniteDeTravail, displayName }) => ({
        ...(known.get(idUniteDeTravail) ?? createUnite(idUniteDeTravail, displayName)),
        displayName,
      }));
      return { ...data, unitesDeTravail };
    }
    default: {
      const { idUniteDeTravail } = write.body;
      const unitesDeTravail = data.unitesDeTravail.map((unite) =>
        unite.idUniteDeTravail === idUniteDeTravail ? editUnite(unite, write) : unite,
      );
      return { ...data, unitesDeTravail };
    }
  }
};

const computeLevels = (data: DuerpData): DuerpData => {
  const summary = summarizeEvaluation(data.unitesDeTravail);
  return {
    ...data,
    unitesDeTravail: data.unitesDeTravail.map((unite, index) => ({
      ...unite,
      niveauDeRisqueValue: summary.parUnite[index]?.niveauValue ?? null,
    })),
    niveauDeRisqueTotalValue: summary.niveauValue,
    niveauDeRisqueTotalStatus: summary.niveauStatus,
  };
};

const nameDocument = (document: DuerpDocument, write: EditorWrite): string => {
  const nom = write.kind === 'entreprise' ? write.body.nom : null;
  return nom !== null && nom !== document.data.entreprise?.nom ? nom : document.displayName;
};

/** The document as the server will have it after the write: the page shows it at once. */
export const applyWrite = (document: DuerpDocument, write: EditorWrite): DuerpDocument => ({
  ...document,
  displayName: nameDocument(document, write),
  data: computeLevels(editData(document.data, write)),
  hasBeenModifiedSinceLastGeneration: document.versions.length > 0,
});

/** The document with every edit that the server has not acknowledged yet. */
export const applyWrites = (document: DuerpDocument, writes: readonly EditorWrite[]): DuerpDocument =>
  writes.reduce(applyWrite, document);
