import type { DuerpDocument, Note } from '@odu/api-contract';
import {
  CHAMPS_D_ENTREPRISE,
  formatDateLongue,
  FREQUENCE_LABELS,
  GRAVITE_LABELS,
  listChamps,
  MAITRISE_LABELS,
  NON_EVALUE_LABEL,
} from '@odu/domain';
import { applyWrites } from './apply-write.ts';
import type { EditorWrite } from './editor-write.ts';

/** One field that differs between what the user wrote and what the server holds, as the user reads it. */
export type Difference = { readonly label: string; readonly mine: string; readonly server: string };

type Field = { readonly label: string; readonly value: string };

const ABSENT = '(absent)';
const VIDE = '(vide)';

const showNote = (labels: Record<1 | 2 | 3 | 4, string>, note: Note): string =>
  note === null ? NON_EVALUE_LABEL : labels[note];

const showValue = (value: string | number | boolean | null | undefined): string => {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  return value === null || value === undefined || value === '' ? VIDE : String(value);
};

const listNames = (items: readonly { displayName: string }[]): string =>
  items.map(({ displayName }) => displayName).join(', ') || VIDE;

const findUnite = (document: DuerpDocument, id: string) =>
  document.data.unitesDeTravail.find(({ idUniteDeTravail }) => idUniteDeTravail === id);

const listFieldsOfRisque = (document: DuerpDocument, idUnite: string, idRisque: string): Field[] => {
  const risque = findUnite(document, idUnite)?.risques.find((item) => item.idRisque === idRisque);
  if (risque === undefined) return [{ label: 'Risque', value: ABSENT }];
  return [
    { label: 'Risque', value: risque.displayName },
    { label: 'Danger', value: showValue(risque.danger) },
    { label: 'Remarques', value: showValue(risque.remarques) },
    { label: 'Gravité', value: showNote(GRAVITE_LABELS, risque.evalGravite) },
    { label: 'Fréquence', value: showNote(FREQUENCE_LABELS, risque.evalFrequence) },
    { label: 'Maîtrise', value: showNote(MAITRISE_LABELS, risque.evalMaitrise) },
  ];
};

const listFieldsOfAction = (document: DuerpDocument, idUnite: string, idAction: string): Field[] => {
  const action = findUnite(document, idUnite)?.papripactActionsPreventives.find(
    (item) => item.idAction === idAction,
  );
  if (action === undefined) return [{ label: 'Action préventive', value: ABSENT }];
  return [
    { label: 'Action préventive', value: action.descriptionDeLaMesure },
    { label: 'Responsable', value: showValue(action.responsable) },
    { label: 'Budget', value: showValue(action.budget) },
    { label: 'Échéance', value: action.date ? formatDateLongue(action.date) : VIDE },
    { label: 'Statut', value: action.statut },
  ];
};

const listFields = (document: DuerpDocument, write: EditorWrite): Field[] => {
  switch (write.kind) {
    case 'entreprise':
      return listChamps(CHAMPS_D_ENTREPRISE).map((field) => ({
        label: CHAMPS_D_ENTREPRISE[field].label,
        value: showValue(document.data.entreprise?.[field]),
      }));
    case 'unites':
      return [{ label: 'Unités de travail', value: listNames(document.data.unitesDeTravail) }];
    case 'papripact':
      return [{ label: 'PAPRIPACT', value: document.data.isPapripactEnabled ? 'Activé' : 'Désactivé' }];
    case 'risques': {
      const unite = findUnite(document, write.body.idUniteDeTravail);
      if (unite === undefined) return [{ label: 'Unité de travail', value: ABSENT }];
      return [
        { label: `${unite.displayName}, catégories`, value: listNames(unite.categorieDeRisques) },
        { label: `${unite.displayName}, risques`, value: listNames(unite.risques) },
      ];
    }
    case 'risque':
      return listFieldsOfRisque(document, write.body.idUniteDeTravail, write.body.idRisque);
    case 'action':
    case 'deleteAction':
      return listFieldsOfAction(document, write.body.idUniteDeTravail, write.body.idAction);
  }
};

/** What the unsent edits would change in the server's version: the fields that differ, in the order of the edits. */
export function describeConflit(server: DuerpDocument, writes: readonly EditorWrite[]): Difference[] {
  const mine = applyWrites(server, writes);
  const differences = writes.flatMap((write) => {
    const fields = listFields(mine, write);
    const serverFields = listFields(server, write);
    return fields.flatMap(({ label, value }, index) => {
      const serverValue = serverFields[index]?.value ?? serverFields[0]?.value ?? ABSENT;
      return value === serverValue ? [] : [{ label, mine: value, server: serverValue }];
    });
  });
  return differences.filter(
    ({ label, mine: value }, index) =>
      differences.findIndex((d) => d.label === label && d.mine === value) === index,
  );
}
