import type {
  DeleteActionPreventiveRequest,
  Entreprise,
  UpdateListRisquesRequest,
  UpdateListUnitesDeTravailRequest,
  UpdateRisqueRequest,
  UpsertActionPreventiveRequest,
} from '@odu/api-contract';
import type { PendingWrite } from './pending-queue.ts';

/** One write of the editor, as the server takes it. */
export type EditorWrite =
  | { readonly kind: 'entreprise'; readonly body: Entreprise }
  | { readonly kind: 'unites'; readonly body: UpdateListUnitesDeTravailRequest }
  | { readonly kind: 'risques'; readonly body: UpdateListRisquesRequest }
  | { readonly kind: 'risque'; readonly body: UpdateRisqueRequest }
  | { readonly kind: 'papripact'; readonly body: { readonly isPapripactEnabled: boolean } }
  | { readonly kind: 'action'; readonly body: UpsertActionPreventiveRequest }
  | { readonly kind: 'deleteAction'; readonly body: DeleteActionPreventiveRequest };

const nameThing = (write: EditorWrite): string => {
  switch (write.kind) {
    case 'entreprise':
    case 'unites':
    case 'papripact':
      return write.kind;
    case 'risques':
      return `risques ${write.body.idUniteDeTravail}`;
    case 'risque':
      return `risque ${write.body.idRisque}`;
    case 'action':
      return `action ${write.body.idAction}`;
    case 'deleteAction':
      return `deleteAction ${write.body.idAction}`;
  }
};

const BARRIERS = new Set<EditorWrite['kind']>(['unites', 'risques', 'deleteAction']);

/** Makes the queue's entry of a write: later writes of the same thing replace it, lists and deletions keep their place. */
export const toPendingWrite = (id: string, write: EditorWrite): PendingWrite<EditorWrite> => ({
  id,
  key: nameThing(write),
  isBarrier: BARRIERS.has(write.kind),
  write,
});
