import type { ProviderStateHandlers } from '@odu/api-contract/provider-states';
import type { Deps } from '../../src/deps.ts';
import { keepRevueRow } from '../../src/repositories/duerp/revue-repository.ts';
import { insertSuiviRow } from '../../src/repositories/duerp/suivi-repository.ts';
import { makeDuerpWithVersion } from './duerp-states.ts';

type Names = 'a version with an access notice exists' | 'a risk was reviewed since a version';

export const makeSuiviStates = (deps: Deps): Pick<ProviderStateHandlers, Names> => ({
  async 'a version with an access notice exists'({ entreeId, ...params }) {
    await makeDuerpWithVersion(deps, { ...params, isCovered: true });
    await insertSuiviRow(deps.database.queries, {
      id: entreeId,
      versionId: params.versionId,
      type: 'AVIS_D_ACCES',
      date: '2020-01-15',
      champs: JSON.stringify({ lieu: 'Accueil', modalites: '' }),
      corrige: null,
      createdAt: deps.clock.now().toISOString(),
      auteur: params.emailAddress,
    });
    return undefined;
  },
  async 'a risk was reviewed since a version'(params) {
    await makeDuerpWithVersion(deps, { ...params, isCovered: true });
    await keepRevueRow(deps.database.queries, {
      duerpDocumentId: params.duerpId,
      idRisque: params.idRisque,
      versionId: params.versionId,
      reponse: 'INCHANGE',
    });
    return undefined;
  },
});
