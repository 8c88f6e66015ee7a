import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A document as its calls answer it: what the journeys look at. */
export type Duerp = {
  data: {
    unitesDeTravail: {
      idUniteDeTravail: string;
      displayName: string;
      risques: { idRisque: string; displayName: string; evalGravite: number | null; danger: string }[];
      papripactActionsPreventives: { descriptionDeLaMesure: string }[];
    }[];
  };
};

/** The calls of the signed-in account, made outside the screens: what a colleague's script, or another device, does. */
export function appels(page: Page, duerpId: string) {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const response = await page.request.fetch(`/api/duerp/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { data: body }),
    });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    read: () => call<Duerp>('GET', duerpId),
    /** One of the document's own calls: `generate`, `update-infosentreprise`. */
    write: (operation: string, body: object) => call<{ id: string }>('POST', `${duerpId}/${operation}`, body),
    /** Makes units, each with one category and risks of these names; gives the unit's ids by name. */
    async fill(unites: Record<string, readonly string[]>): Promise<Record<string, string>> {
      const ids = Object.fromEntries(Object.keys(unites).map((name) => [name, randomUUID()]));
      await call('POST', `${duerpId}/update-list-unitesdetravail`, {
        unitesDeTravail: Object.entries(ids).map(([displayName, idUniteDeTravail]) => ({
          idUniteDeTravail,
          displayName,
        })),
      });
      for (const [name, risques] of Object.entries(unites)) {
        const idCategorie = randomUUID();
        await call('POST', `${duerpId}/update-list-risques`, {
          idUniteDeTravail: ids[name],
          categorieDeRisques: [{ idCategorie, code: '', displayName: 'Chutes', isUserDefined: true }],
          risques: risques.map((displayName) => ({
            idRisque: randomUUID(),
            idCategorie,
            code: '',
            displayName,
            isUserDefined: true,
          })),
        });
      }
      return ids;
    },
  };
}
