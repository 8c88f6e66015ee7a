import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.ts';
import type { Deps } from '../../deps.ts';
import { isSameHash } from '../../services/random-tokens.ts';

const MAX_FORM_BYTES = 4_096;

/** Reads forms as browsers send them, in one scope of the server only. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
}

/** The browser says where a form stands: elsewhere than here, it is another site's (Fetch Metadata, then Origin). */
function comesFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  // `null`: our own pages send no referrer.
  const { origin, host } = headers;
  return origin !== undefined && origin !== 'null' && URL.parse(origin)?.host !== host;
}

/** The fields of a form of ours; throws the 403 of one that another site sends, or that does not bring its token back. */
export function readForm(
  request: FastifyRequest,
  { sandboxEvents }: Pick<Deps, 'sandboxEvents'>,
  reference: string,
): URLSearchParams {
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const token = fields.get('token') ?? '';
  if (comesFromElsewhere(request) || !isSameHash(token, sandboxEvents.makeFormToken(reference)))
    throw new Problem(403, { message: 'Ce formulaire ne vient pas de cette page. Ouvrez-la de nouveau.' });
  return fields;
}
