import type { ApiClient } from '../../src/index.ts';
import type {
  DeleteActionPreventiveRequest,
  Entreprise,
  UpdateExpositionsRequest,
  UpdateFamillesRequest,
  UpdateListRisquesRequest,
  UpdateListUnitesDeTravailRequest,
  UpdateRisqueRequest,
  UpsertActionPreventiveRequest,
} from '../../src/types.ts';
import { ACTION_ID, CATEGORIE_ID, DUERP_ID, RISQUE_ID, UNITE_ID } from './examples.ts';

type WriteHeader = { 'If-Match'?: string; Prefer?: string };

const at = (call: string) => `/api/duerp/${DUERP_ID}/${call}`;
const params = (header: WriteHeader) => ({ path: { id: DUERP_ID }, header });

export const entreprise: Entreprise = {
  nom: 'Boulangerie Martin',
  siret: '73282932000074',
  secteurDActivite: 'Commerce',
  isSecteurPublic: false,
  adresse: '3 rue des Lilas, 69003 Lyon',
  nomDuRepresentantLegal: null,
  nombreEmployes: 8,
  isEtablissement: false,
  nomDeLEtablissement: null,
};
const unites: UpdateListUnitesDeTravailRequest = {
  unitesDeTravail: [{ idUniteDeTravail: UNITE_ID, displayName: 'Fournil' }],
};
export const listRisques: UpdateListRisquesRequest = {
  idUniteDeTravail: UNITE_ID,
  categorieDeRisques: [
    { idCategorie: CATEGORIE_ID, code: '', displayName: 'Four et cuisson', isUserDefined: true },
  ],
  risques: [
    {
      idRisque: RISQUE_ID,
      idCategorie: CATEGORIE_ID,
      code: '',
      displayName: 'Brûlure au four à sole',
      isUserDefined: true,
    },
  ],
};
export const risque: UpdateRisqueRequest = {
  idUniteDeTravail: UNITE_ID,
  idRisque: RISQUE_ID,
  idCategorie: CATEGORIE_ID,
  displayName: 'Brûlure au four à sole',
  danger: 'Porte et sole à 250 °C',
  remarques: '',
  evalGravite: 3,
  evalFrequence: 2,
  evalMaitrise: 3,
  isUserDefined: true,
  code: '',
};
export const action: UpsertActionPreventiveRequest = {
  idAction: ACTION_ID,
  idUniteDeTravail: UNITE_ID,
  idRisqueAssocie: RISQUE_ID,
  descriptionDeLaMesure: 'Remplacer les gants usés',
  responsable: 'Camille Martin',
  budget: '200 €',
  date: '2027-01-15',
  statut: 'À planifier',
};
const familles: UpdateFamillesRequest = {
  idUniteDeTravail: UNITE_ID,
  famillesNonConcernees: [{ code: 'RAY', motif: 'Aucune source de rayonnement' }],
};
const expositions: UpdateExpositionsRequest = {
  expositions: [
    { facteur: 'nuit', donneesCollectives: 'Fournil : deux postes, de 3 h à 11 h', nombreAuDela: 2 },
  ],
};
const actionIds: DeleteActionPreventiveRequest = { idAction: ACTION_ID, idUniteDeTravail: UNITE_ID };

export const saveEntreprise = {
  name: 'the company',
  request: { method: 'POST', path: at('update-infosentreprise'), body: entreprise },
  call: (api: ApiClient, header: WriteHeader, body = entreprise) =>
    api.POST('/api/duerp/{id}/update-infosentreprise', { params: params(header), body }),
};
export const saveUnites = {
  name: 'the list of units',
  request: { method: 'POST', path: at('update-list-unitesdetravail'), body: unites },
  call: (api: ApiClient, header: WriteHeader, body = unites) =>
    api.POST('/api/duerp/{id}/update-list-unitesdetravail', { params: params(header), body }),
};
export const saveListRisques = {
  name: "a unit's risks",
  request: { method: 'POST', path: at('update-list-risques'), body: listRisques },
  call: (api: ApiClient, header: WriteHeader, body = listRisques) =>
    api.POST('/api/duerp/{id}/update-list-risques', { params: params(header), body }),
};
export const saveRisque = {
  name: 'a risk and its evaluation',
  request: { method: 'POST', path: at('update-risque'), body: risque },
  call: (api: ApiClient, header: WriteHeader, body = risque) =>
    api.POST('/api/duerp/{id}/update-risque', { params: params(header), body }),
};
export const togglePapripact = {
  name: 'the PAPRIPACT switch',
  request: { method: 'POST', path: at('update-toggle-papripact'), body: { isPapripactEnabled: true } },
  call: (api: ApiClient, header: WriteHeader) =>
    api.POST('/api/duerp/{id}/update-toggle-papripact', {
      params: params(header),
      body: { isPapripactEnabled: true },
    }),
};
export const saveFamilles = {
  name: 'the families that do not concern a unit',
  request: { method: 'POST', path: at('update-familles'), body: familles },
  call: (api: ApiClient, header: WriteHeader) =>
    api.POST('/api/duerp/{id}/update-familles', { params: params(header), body: familles }),
};
export const saveExpositions = {
  name: 'the annex of exposures',
  request: { method: 'POST', path: at('update-expositions'), body: expositions },
  call: (api: ApiClient, header: WriteHeader) =>
    api.POST('/api/duerp/{id}/update-expositions', { params: params(header), body: expositions }),
};
export const saveAction = {
  name: 'a preventive action',
  request: { method: 'POST', path: at('upsert-action-preventive-papripact'), body: action },
  call: (api: ApiClient, header: WriteHeader, body = action) =>
    api.POST('/api/duerp/{id}/upsert-action-preventive-papripact', { params: params(header), body }),
};
export const deleteAction = {
  name: 'the deletion of a preventive action',
  request: { method: 'DELETE', path: at('delete-action-preventive-papripact'), body: actionIds },
  call: (api: ApiClient, header: WriteHeader) =>
    api.DELETE('/api/duerp/{id}/delete-action-preventive-papripact', {
      params: params(header),
      body: actionIds,
    }),
};

/** Every write of the editor, with a request that the state with a unit, a risk and an action accepts. */
export const EDITOR_WRITES = [
  saveEntreprise,
  saveUnites,
  saveListRisques,
  saveRisque,
  saveFamilles,
  saveExpositions,
  togglePapripact,
  saveAction,
  deleteAction,
];
