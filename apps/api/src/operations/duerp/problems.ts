import { LIMITE_DE_DUERPS_MESSAGE, NBSP } from '@odu/domain';
import { type FieldError, Problem } from '../../contract/problem.ts';

export const duerpNotFound = () => new Problem(404, { message: 'DUERP introuvable.' });
export const uniteNotFound = () => new Problem(404, { message: 'Unité de travail introuvable.' });
export const versionNotFound = () => new Problem(404, { message: 'Version introuvable.' });

/** The shared text of decision D2. */
export const documentChanged = () =>
  new Problem(409, { message: `Conflit${NBSP}: la ressource existe déjà ou a été modifiée entre-temps.` });

export const limitReached = () => new Problem(403, { message: LIMITE_DE_DUERPS_MESSAGE });

export const tooManyDeletions = () =>
  new Problem(403, {
    message: `Vous avez supprimé beaucoup de DUERP ces 30 derniers jours${NBSP}: vous pourrez en créer un nouveau quand les plus anciens seront effacés, ou sur demande au support.`,
  });

/** The 422 of one field, by its JSON pointer in the body. */
export const refuse = (path: string, message: string): Problem => refuseAll([{ path, message }]);

export const refuseAll = (errors: FieldError[]) =>
  new Problem(422, { ...(errors[0] && { message: errors[0].message }), errors });
