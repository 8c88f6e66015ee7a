import { isDuerpPatch, unwrapWithEtag } from '@odu/api-contract';
import type { ApiClient } from '@odu/api-contract';
import type { Ecriture } from '@odu/domain';
import type { Acknowledgement } from '../queue/queue-edges.ts';
import { toVersionTag } from './read-document.ts';

/**
 * Sends one of the editor's calls; only what changed is asked for (decision D3). A write that came late and found its
 * effect there is answered with the whole document all the same: others may have written in it.
 */
export async function sendEcriture(
  api: ApiClient,
  duerpId: string,
  ecriture: Ecriture,
  ifMatch: string | null,
): Promise<Acknowledgement> {
  const params = {
    path: { id: duerpId },
    header: { Prefer: 'return=minimal', ...(ifMatch !== null && { 'If-Match': ifMatch }) },
  };
  const { data, etag } = await unwrapWithEtag(callEcriture(api, params, ecriture));
  return isDuerpPatch(data) ? { etag } : { etag: toVersionTag(etag), document: data };
}

type WriteParams = { path: { id: string }; header: { Prefer: string; 'If-Match'?: string } };

function callEcriture(api: ApiClient, params: WriteParams, ecriture: Ecriture) {
  switch (ecriture.kind) {
    case 'entreprise':
      return api.POST('/api/duerp/{id}/update-infosentreprise', { params, body: ecriture.body });
    case 'unites':
      return api.POST('/api/duerp/{id}/update-list-unitesdetravail', { params, body: ecriture.body });
    case 'risques':
      return api.POST('/api/duerp/{id}/update-list-risques', { params, body: ecriture.body });
    case 'risque':
      return api.POST('/api/duerp/{id}/update-risque', { params, body: ecriture.body });
    case 'familles':
      return api.POST('/api/duerp/{id}/update-familles', { params, body: ecriture.body });
    case 'expositions':
      return api.POST('/api/duerp/{id}/update-expositions', { params, body: ecriture.body });
    case 'papripact':
      return api.POST('/api/duerp/{id}/update-toggle-papripact', { params, body: ecriture.body });
    case 'action':
      return api.POST('/api/duerp/{id}/upsert-action-preventive-papripact', { params, body: ecriture.body });
    case 'deleteAction':
      return api.DELETE('/api/duerp/{id}/delete-action-preventive-papripact', {
        params,
        body: ecriture.body,
      });
  }
}
