import type {
  CategorieDeRisques,
  DuerpDocument,
  MasterData,
  Risque,
  RisqueInput,
  UniteDeTravail,
  UpdateRisqueRequest,
} from '@odu/api-contract';
import { addPremadeRisques } from '@odu/domain';
import type { PremadeSelection } from '@odu/domain';
import type { EditorWrite } from '../../../autosave/editor-write.ts';
import { createId } from '../../../create-id.ts';

type Lists = { categorieDeRisques: readonly CategorieDeRisques[]; risques: readonly RisqueInput[] };

/** The unit of that id, or undefined when it was deleted meanwhile. */
export const findUnite = (document: DuerpDocument, idUniteDeTravail: string): UniteDeTravail | undefined =>
  document.data.unitesDeTravail.find((unite) => unite.idUniteDeTravail === idUniteDeTravail);

const writeUnites = (unites: readonly { idUniteDeTravail: string; displayName: string }[]): EditorWrite => ({
  kind: 'unites',
  body: {
    unitesDeTravail: unites.map(({ idUniteDeTravail, displayName }) => ({ idUniteDeTravail, displayName })),
  },
});

export const addUnites = (names: readonly string[]) => (document: DuerpDocument) =>
  writeUnites([
    ...document.data.unitesDeTravail,
    ...names.map((displayName) => ({ idUniteDeTravail: createId(), displayName: displayName.trim() })),
  ]);

export const renameUnite = (id: string, name: string) => (document: DuerpDocument) =>
  writeUnites(
    document.data.unitesDeTravail.map((unite) =>
      unite.idUniteDeTravail === id ? { ...unite, displayName: name.trim() } : unite,
    ),
  );

export const deleteUnite = (id: string) => (document: DuerpDocument) =>
  writeUnites(document.data.unitesDeTravail.filter(({ idUniteDeTravail }) => idUniteDeTravail !== id));

/** Puts the units in the order of the ids; a unit that another page added meanwhile stays, at the end. */
export const reorderUnites = (ids: readonly string[]) => (document: DuerpDocument) => {
  const { unitesDeTravail } = document.data;
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return writeUnites(
    unitesDeTravail.toSorted((a, b) => place(a.idUniteDeTravail) - place(b.idUniteDeTravail)),
  );
};

/** Only what step 4 decides: the fields that are left out keep their value on the server. */
const toInput = ({ idRisque, idCategorie, code, displayName, isUserDefined }: RisqueInput): RisqueInput => ({
  idRisque,
  idCategorie,
  code,
  displayName,
  isUserDefined,
});

const editLists =
  (idUniteDeTravail: string, change: (unite: UniteDeTravail) => Lists) =>
  (document: DuerpDocument): EditorWrite | null => {
    const unite = findUnite(document, idUniteDeTravail);
    if (unite === undefined) return null;
    const { categorieDeRisques, risques } = change(unite);
    return {
      kind: 'risques',
      body: { idUniteDeTravail, categorieDeRisques: [...categorieDeRisques], risques: risques.map(toInput) },
    };
  };

export const addPremade = (idUnite: string, selection: PremadeSelection, masterData: MasterData) =>
  editLists(idUnite, (unite) => addPremadeRisques(unite, selection, masterData, createId));

export const addCategorie = (idUnite: string, displayName: string) =>
  editLists(idUnite, ({ categorieDeRisques, risques }) => ({
    categorieDeRisques: [
      ...categorieDeRisques,
      { idCategorie: createId(), code: '', displayName: displayName.trim(), isUserDefined: true },
    ],
    risques,
  }));

export const renameCategorie = (idUnite: string, idCategorie: string, displayName: string) =>
  editLists(idUnite, ({ categorieDeRisques, risques }) => ({
    categorieDeRisques: categorieDeRisques.map((categorie) =>
      categorie.idCategorie === idCategorie ? { ...categorie, displayName: displayName.trim() } : categorie,
    ),
    risques,
  }));

export const deleteCategorie = (idUnite: string, idCategorie: string) =>
  editLists(idUnite, ({ categorieDeRisques, risques }) => ({
    categorieDeRisques: categorieDeRisques.filter((categorie) => categorie.idCategorie !== idCategorie),
    risques: risques.filter((risque) => risque.idCategorie !== idCategorie),
  }));

export const addRisque = (idUnite: string, idCategorie: string, displayName: string) =>
  editLists(idUnite, ({ categorieDeRisques, risques }) => ({
    categorieDeRisques,
    risques: [
      ...risques,
      { idRisque: createId(), idCategorie, code: '', displayName: displayName.trim(), isUserDefined: true },
    ],
  }));

export const renameRisque = (idUnite: string, idRisque: string, displayName: string) =>
  editLists(idUnite, ({ categorieDeRisques, risques }) => ({
    categorieDeRisques,
    risques: risques.map((risque) =>
      risque.idRisque === idRisque ? { ...risque, displayName: displayName.trim() } : risque,
    ),
  }));

export const deleteRisque = (idUnite: string, idRisque: string) =>
  editLists(idUnite, ({ categorieDeRisques, risques }) => ({
    categorieDeRisques,
    risques: risques.filter((risque) => risque.idRisque !== idRisque),
  }));

/** One risk as step 5 saves it. */
export const saveRisque =
  (idUniteDeTravail: string, risque: Risque) => (): EditorWrite & { body: UpdateRisqueRequest } => ({
    kind: 'risque',
    body: {
      idUniteDeTravail,
      idRisque: risque.idRisque,
      idCategorie: risque.idCategorie,
      displayName: risque.displayName,
      danger: risque.danger,
      remarques: risque.remarques,
      evalGravite: risque.evalGravite,
      evalFrequence: risque.evalFrequence,
      evalMaitrise: risque.evalMaitrise,
      isUserDefined: risque.isUserDefined,
      code: risque.code,
    },
  });
