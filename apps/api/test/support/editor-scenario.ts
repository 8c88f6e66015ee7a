import { randomUUID } from 'node:crypto';
import { idOf, useDuerpServer } from './duerp-server.ts';

/** The headers of a write that is answered by what changed only. */
export const MINIMAL = { prefer: 'return=minimal' };

/** The shared text of a 409. */
export const CONFLICT = 'Conflit\u00a0: la ressource existe déjà ou a été modifiée entre-temps.';

/** A category of the user's own, as step 4 sends it. */
export const categorie = (displayName = 'Sols glissants', idCategorie: string = randomUUID()) => ({
  idCategorie,
  code: '',
  displayName,
  isUserDefined: true,
});

/** The server of a test file about the editor's writes. */
export function useEditor() {
  const { server, calls } = useDuerpServer();
  return {
    server,
    calls,
    newDuerp: async () => idOf(await calls.create()),
    etagOf: async (id: string) => String((await calls.read(id)).headers.etag),
    /** Makes the unit « Vente » the only one of a document. */
    addUnite: async (id: string) => {
      const idUniteDeTravail = randomUUID();
      await calls.write(id, 'update-list-unitesdetravail', {
        unitesDeTravail: [{ idUniteDeTravail, displayName: 'Vente' }],
      });
      return idUniteDeTravail;
    },
  };
}
