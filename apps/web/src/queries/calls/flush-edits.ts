import { ApiError } from '@odu/api-contract';
import { NBSP } from '@odu/domain';
import { ExplainedError } from '../../api/api-error.ts';
import type { AutosaveRegistry } from '../../autosave/autosave-registry.ts';

/** Sends the last edits of a DUERP first; throws, in words, when they cannot be: `what` is to be made would lack them. */
export async function flushEdits(
  autosaves: Pick<AutosaveRegistry, 'get'>,
  duerpId: string,
  what: 'la copie' | 'la version',
): Promise<void> {
  if (await autosaves.get(duerpId).flush()) return;
  if (!navigator.onLine) throw new ApiError(0);
  throw new ExplainedError(
    `Vos dernières modifications ne sont pas encore enregistrées${NBSP}: ${what} ne les contiendrait pas. Réessayez une fois qu'elles le sont.`,
  );
}
