import type { DuerpListItem, MasterData } from '@odu/api-contract';
import { DEFAULT_DISPLAY_OPTIONS } from '@odu/domain';
import type { App } from '../../app.ts';
import { OperatorError } from '../operator-error.ts';
import { buildUnite } from './build-unite.ts';
import type { PlanEntreprise } from './plan.ts';

type Given = { app: App; accessToken: string; makeId: () => string; now: Date };

export type Filled = { id: string; nom: string; unites: number; risques: number; actions: number };

/**
 * Makes one DUERP of a plan, up to its first version, through the server's own operations: what it makes is
 * what a user could have made. Throws an OperatorError with the server's message when one refuses.
 */
export async function fillAccount(
  plan: PlanEntreprise,
  { app, accessToken, makeId, now }: Given,
): Promise<Filled> {
  const call = async <T>(method: 'GET' | 'POST', url: string, body?: object): Promise<T> => {
    const response = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${accessToken}`, prefer: 'return=minimal' },
      ...(body !== undefined && { payload: body }),
    });
    if (response.statusCode >= 400)
      throw new OperatorError(
        `La démonstration est incomplète\u00A0: ${response.json<{ message: string }>().message} (${method} ${url})`,
      );
    return response.json<T>();
  };
  const { id } = await call<Pick<DuerpListItem, 'id'>>('POST', '/api/duerp/create');
  const write = (operation: string, body: object) => call('POST', `/api/duerp/${id}/${operation}`, body);

  await write('update-infosentreprise', plan.entreprise);
  const masterData = await call<MasterData>('GET', `/api/duerpmasterdata/risques?duerpDocId=${id}`);
  const unites = plan.unites.map((unite) => ({ idUniteDeTravail: makeId(), unite }));
  await write('update-list-unitesdetravail', {
    unitesDeTravail: unites.map(
      ({ idUniteDeTravail, unite: { displayName, effectif, differencesSelonSexe } }) => ({
        idUniteDeTravail,
        displayName,
        effectif,
        differencesSelonSexe,
      }),
    ),
  });
  await write('update-toggle-papripact', {
    isPapripactEnabled: true,
    ressourcesPapripact: plan.ressourcesPapripact,
  });
  const filled = { id, nom: plan.entreprise.nom ?? '', unites: unites.length, risques: 0, actions: 0 };
  for (const { idUniteDeTravail, unite } of unites) {
    const { risques, actions } = buildUnite(unite, idUniteDeTravail, { masterData, makeId, now });
    await write('update-list-risques', risques);
    for (const action of actions) await write('upsert-action-preventive-papripact', action);
    filled.risques += risques.risques.length;
    filled.actions += actions.length;
  }
  await write('update-expositions', { expositions: plan.expositions });
  await write('generate', {
    notesDeVersion: plan.notesDeVersion,
    motif: 'PREMIERE_VERSION',
    displayOptions: DEFAULT_DISPLAY_OPTIONS,
  });
  return filled;
}
