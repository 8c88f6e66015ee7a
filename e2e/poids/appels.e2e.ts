import type { MasterData } from '@odu/api-contract';
import { expect, type Odu, test } from '../fixtures.ts';
import { measureChargement } from '../support/chargement.ts';
import { signInToDemo } from '../support/demo.ts';
import { createId } from '../../apps/web/src/create-id.ts';

/** Bytes of all answers of the API on the wire, headers included (docs/performance.md). */
const LIMITS = [
  { risques: 40, api: 20_000 },
  { risques: 344, api: 45_000 },
] as const;

const PAGES = ['/duerps/ID', ...[2, 3, 4, 5].map((step) => `/duerps/ID/edit?step=${step}`)];

/** A bakery's document with so many risks of the référentiel in one unit, each evaluated. */
async function makeDocument(odu: Odu, token: string, count: number): Promise<string> {
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(odu.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { id } = await call<{ id: string }>('/api/duerp/create', {});
  await call(`/api/duerp/${id}/update-infosentreprise`, {
    nom: 'Boulangerie Claire',
    isEtablissement: false,
    nomDeLEtablissement: null,
    siret: '73282932000074',
    adresse: '1 rue du Four',
    secteurDActivite: 'Boulangerie',
    isSecteurPublic: false,
    nombreEmployes: 12,
    nomDuRepresentantLegal: 'Claire Martin',
  });
  const known = await call<MasterData>(`/api/duerpmasterdata/risques?duerpDocId=${id}`);
  const categories = new Map(
    known.categorieDeRisques.map(({ idPremadeCategorie, code, displayName }) => [
      idPremadeCategorie,
      { idCategorie: createId(), code, displayName, isUserDefined: false },
    ]),
  );
  const risques = known.risques.slice(0, count).map(({ idPremadeCategorie, code, displayName }, index) => ({
    idRisque: createId(),
    idCategorie: categories.get(idPremadeCategorie)?.idCategorie,
    code,
    displayName,
    isUserDefined: false,
    danger: `${displayName}, poste ${index}`,
    remarques: '',
    evalGravite: 1 + (index % 4),
    evalFrequence: 1 + (index % 3),
    evalMaitrise: 1 + (index % 4),
  }));
  const used = new Set(risques.map(({ idCategorie }) => idCategorie));
  const categorieDeRisques = [...categories.values()].filter(({ idCategorie }) => used.has(idCategorie));
  await call(`/api/duerp/${id}/update-list-unitesdetravail`, {
    unitesDeTravail: [{ idUniteDeTravail: createId(), displayName: 'Fournil', categorieDeRisques, risques }],
  });
  return id;
}

test('opening a document of 40 or 344 risks takes few bytes of the API, with what comes by itself after', async ({
  odu,
  browser,
}) => {
  const { tokens } = await signInToDemo(odu);
  for (const { risques, api } of LIMITS) {
    const id = await makeDocument(odu, tokens['token'] ?? '', risques);
    for (const path of PAGES) {
      await test.step(`${path}, ${risques} risks`, async () => {
        const context = await browser.newContext();
        await context.addInitScript((kept) => {
          // What an untouched page fetches ahead after ten seconds comes at once, and counts; what comes after a minute does not.
          const start = setTimeout;
          window.setTimeout = ((run: () => void, ms = 0) =>
            ms > 10_000 ? 0 : start(run, ms === 10_000 ? 100 : ms)) as typeof setTimeout;
          if (location.protocol.startsWith('http'))
            for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        }, tokens);
        const { bytes, files } = await measureChargement(context, odu.url + path.replace('ID', id));
        await context.close();
        const answers = files.filter(({ kind }) => kind === 'api');
        const told = answers.map(({ url, bytes: size }) => `${size} ${url}`).join('\n');
        expect.soft(bytes.api, `${path}, ${risques} risks\n${told}`).toBeLessThanOrEqual(api);
        expect(answers.length, told).toBeGreaterThan(0);
      });
    }
  }
});
