import { unwrapWithEtag } from '@odu/api-contract';
import type { ApiClient } from '@odu/api-contract';
import type { EditorWrite } from './editor-write.ts';

/** Sends one write of the editor and gives the document's new ETag; only what changed is asked for (decision D3). */
export async function sendWrite(
  api: ApiClient,
  duerpId: string,
  write: EditorWrite,
  ifMatch: string | null,
): Promise<string | null> {
  const params = {
    path: { id: duerpId },
    header: { Prefer: 'return=minimal', ...(ifMatch !== null && { 'If-Match': ifMatch }) },
  };
  const { etag } = await unwrapWithEtag(callWrite(api, params, write));
  return etag;
}

type WriteParams = { path: { id: string }; header: { Prefer: string; 'If-Match'?: string } };

function callWrite(api: ApiClient, params: WriteParams, write: EditorWrite) {
  switch (write.kind) {
    case 'entreprise':
      return api.POST('/api/duerp/{id}/update-infosentreprise', { params, body: write.body });
    case 'unites':
      return api.POST('/api/duerp/{id}/update-list-unitesdetravail', { params, body: write.body });
    case 'risques':
      return api.POST('/api/duerp/{id}/update-list-risques', { params, body: write.body });
    case 'risque':
      return api.POST('/api/duerp/{id}/update-risque', { params, body: write.body });
    case 'papripact':
      return api.POST('/api/duerp/{id}/update-toggle-papripact', { params, body: write.body });
    case 'action':
      return api.POST('/api/duerp/{id}/upsert-action-preventive-papripact', { params, body: write.body });
    case 'deleteAction':
      return api.DELETE('/api/duerp/{id}/delete-action-preventive-papripact', { params, body: write.body });
  }
}
