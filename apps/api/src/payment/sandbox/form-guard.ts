import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isSameHash } from '../../services/authentication/random-tokens.ts';

const MAX_FORM_BYTES = 4_096;
const REFUSAL =
  "Ce formulaire ne venait pas de cette page, rien n'a été fait. Vérifiez ce qui suit, puis recommencez.";

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

/** The fields of a form, and why it is refused: another site sent it, or it does not bring its token back. */
export function readForm(
  request: FastifyRequest,
  { sandboxEvents }: Pick<Deps, 'sandboxEvents'>,
  reference: string,
): { fields: URLSearchParams; refusal: string | undefined } {
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const token = fields.get('token') ?? '';
  const isOurs = !comesFromElsewhere(request) && isSameHash(token, sandboxEvents.makeFormToken(reference));
  return { fields, refusal: isOurs ? undefined : REFUSAL };
}
