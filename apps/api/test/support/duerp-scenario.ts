import { randomUUID } from 'node:crypto';
import type { DuerpDocument, DuerpPatch, Entreprise, RisqueInput } from '@odu/api-contract';
import type { TestAccount, TestServer } from '../build-app.ts';

export const ENTREPRISE: Entreprise = {
  nom: 'Boulangerie Martin',
  siret: '73282932000074',
  secteurDActivite: 'Boulangerie artisanale',
  isSecteurPublic: false,
  adresse: '3 rue des Lilas, 69003 Lyon',
  nomDuRepresentantLegal: 'Camille Martin',
  nombreEmployes: 8,
  isEtablissement: false,
  nomDeLEtablissement: null,
};

export const DISPLAY_OPTIONS = {
  sortBy: 'code',
  shouldGroupByUnite: true,
  shouldGroupByCategorie: false,
} as const;

type Sent = { account?: TestAccount; headers?: Record<string, string> };

/** A risk as step 4 sends it. */
export const makeRisque = (idCategorie: string, fields: Partial<RisqueInput> = {}): RisqueInput => ({
  idRisque: randomUUID(),
  idCategorie,
  code: 'CPP-SOL-01',
  displayName: 'Glissade sur un sol mouillé',
  isUserDefined: false,
  ...fields,
});

/** One account's calls on one document. */
export function makeDuerpCalls(server: TestServer, owner: TestAccount) {
  const post = (path: string, body: object | undefined, { account = owner, headers = {} }: Sent = {}) =>
    server.request({ method: 'POST', url: `/api/duerp/${path}`, account, headers, ...(body && { body }) });
  return {
    create: (sent: Sent = {}) => post('create', undefined, sent),
    duplicate: (id: string, sent: Sent = {}) => post(`duplicate/${id}`, undefined, sent),
    generate: (id: string, body: object = {}, sent: Sent = {}) =>
      post(`${id}/generate`, { notesDeVersion: '', displayOptions: DISPLAY_OPTIONS, ...body }, sent),
    write: (id: string, operation: string, body: object, sent: Sent = {}) =>
      post(`${id}/${operation}`, body, sent),
    read: (id: string, { account = owner }: Sent = {}) =>
      server.request({ url: `/api/duerp/${id}`, account }),
    list: ({ account = owner }: Sent = {}) => server.request({ url: '/api/duerp/list', account }),
    remove: (id: string, { account = owner, headers = {} }: Sent = {}) =>
      server.request({ method: 'DELETE', url: `/api/duerp/${id}`, account, headers }),
    removeAction: (id: string, body: object, { account = owner, headers = {} }: Sent = {}) =>
      server.request({
        method: 'DELETE',
        url: `/api/duerp/${id}/delete-action-preventive-papripact`,
        account,
        headers,
        body,
      }),
    async document(id: string): Promise<DuerpDocument> {
      const response = await server.request({ url: `/api/duerp/${id}`, account: owner });
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
      return response.json<DuerpDocument>();
    },
  };
}

export type DuerpCalls = ReturnType<typeof makeDuerpCalls>;

/** The ids of a document made by `makeCompleteDuerp`. */
export type CompleteDuerp = {
  id: string;
  unites: [string, string];
  categories: string[];
  risques: string[];
  action: string;
};

/** A document that passes the completeness check: two units, three evaluated risks, one action. */
export async function makeCompleteDuerp(calls: DuerpCalls): Promise<CompleteDuerp> {
  const id = (await calls.create()).json<{ id: string }>().id;
  const unites: [string, string] = [randomUUID(), randomUUID()];
  const categories = [randomUUID(), randomUUID()];
  const [vente = '', fournil = ''] = categories;
  const notes = { evalGravite: 1, evalFrequence: 4, evalMaitrise: 4 } as const;
  const risques = [
    makeRisque(vente, { ...notes, danger: 'Carrelage lavé à midi', remarques: 'Tapis usé' }),
    makeRisque(vente, {
      evalGravite: 2,
      evalFrequence: 1,
      evalMaitrise: 1,
      displayName: 'Chute dans un escalier',
    }),
    makeRisque(fournil, {
      ...notes,
      evalMaitrise: 2,
      displayName: 'Brûlure au four',
      isUserDefined: true,
      code: '',
    }),
  ];
  const categorie = (idCategorie: string, displayName: string) => ({
    idCategorie,
    code: 'CPP-SOL',
    displayName,
    isUserDefined: false,
  });
  const action = randomUUID();
  const done = [
    await calls.write(id, 'update-infosentreprise', ENTREPRISE),
    await calls.write(id, 'update-list-unitesdetravail', {
      unitesDeTravail: [
        { idUniteDeTravail: unites[0], displayName: 'Vente' },
        { idUniteDeTravail: unites[1], displayName: 'Fournil' },
      ],
    }),
    await calls.write(id, 'update-list-risques', {
      idUniteDeTravail: unites[0],
      categorieDeRisques: [categorie(vente, 'Sols glissants')],
      risques: risques.slice(0, 2),
    }),
    await calls.write(id, 'update-list-risques', {
      idUniteDeTravail: unites[1],
      categorieDeRisques: [categorie(fournil, 'Brûlures')],
      risques: risques.slice(2),
    }),
    await calls.write(id, 'upsert-action-preventive-papripact', {
      idAction: action,
      idUniteDeTravail: unites[0],
      idRisqueAssocie: risques[0]?.idRisque,
      descriptionDeLaMesure: 'Poser un tapis antidérapant',
      responsable: 'Dominique Petit',
      budget: '300 euros',
      date: '2027-03-01',
      statut: 'À planifier',
    }),
  ];
  const failed = done.find(({ statusCode }) => statusCode !== 200);
  if (failed) throw new Error(`${failed.statusCode} ${failed.body}`);
  return { id, unites, categories, risques: risques.map(({ idRisque }) => idRisque), action };
}

/** The contract's patch in an answer. */
export const patchOf = (response: { json: <T>() => T }): DuerpPatch => response.json<DuerpPatch>();

/** The message of a problem. */
export const messageOf = (response: { json: <T>() => T }): string | undefined =>
  response.json<{ message?: string }>().message;
