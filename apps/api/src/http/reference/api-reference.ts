import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import {
  type ContractOperation,
  follow,
  type JsonSchema,
  listOperations,
  type OpenApiDocument,
} from '@odu/api-contract/document';
import { readEncoding } from '../compression/encoding.ts';
import { makePageEncoder } from '../compression/page-encoder.ts';
import { inBoth, titleOfSubject, TITRES } from './api-headings.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { layOutPage } from '../pages/page-layout.ts';

type Described = { summary?: string; description?: string; tags?: string[] };
type Media = { schema?: JsonSchema; example?: unknown };

/** The name of a schema, or what it is when it has none. */
const nameOf = ({ $ref, type, items }: JsonSchema): string =>
  typeof $ref === 'string'
    ? ($ref.split('/').at(-1) ?? '')
    : typeof items === 'object' && items !== null
      ? `liste de ${nameOf(items as JsonSchema)}`
      : typeof type === 'string'
        ? type
        : '';

const asText = (text: string) => `<p lang="en">${escapeHtml(text.trim())}</p>`;
const PARAMETRES = inBoth('Paramètres', 'Parameters');
const CORPS = inBoth('Corps de la requête', 'Request body');
const REPONSES = inBoth('Réponses', 'Answers');
const AUTRE_ERREUR = inBoth('Autre erreur', 'Any other error');
const OBLIGATOIRE = inBoth('obligatoire', 'required');
const FACULTATIF = inBoth('facultatif', 'optional');
const SANS_CONNEXION = inBoth('sans connexion', 'without a session');
const AVEC_SESSION = inBoth('avec une session', 'with a session');

const asJson = (value: unknown) => `<pre class="mail">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const describeMedia = (content: Record<string, Media> = {}) =>
  Object.entries(content)
    .map(
      ([type, { schema = {}, example }]) =>
        `<p><code>${escapeHtml(type)}</code>, ${escapeHtml(nameOf(schema))}</p>${example === undefined ? '' : asJson(example)}`,
    )
    .join('\n');

function describeParameters({ parameters }: ContractOperation): string {
  if (parameters.length === 0) return '';
  const lines = parameters.map((parameter) => {
    const { description = '' } = parameter as Described;
    const need = parameter.required === true ? OBLIGATOIRE : FACULTATIF;
    return `<li><code>${escapeHtml(parameter.name)}</code> (${parameter.in}, ${need}) <span lang="en">${escapeHtml(description)}</span></li>`;
  });
  return `<h4>${PARAMETRES}</h4><ul>${lines.join('\n')}</ul>`;
}

/** In French; a test of the types says which call lacks it. */
const titreOf = (id: string): string => (TITRES as Record<string, string>)[id] ?? id;

function describeOperation(
  operation: ContractOperation,
  { summary = '', description = '' }: Described,
): string {
  const { id, method, url, isPublic, requestBody, responses } = operation;
  const path = url.replace(/:(\w+)/g, '{$1}');
  const answers = Object.entries(responses).map(([status, answer]) => {
    const title = status === 'default' ? AUTRE_ERREUR : status;
    return `<details><summary>${title}</summary>${asText((answer as Described).description ?? '')}${describeMedia(answer.content)}</details>`;
  });
  return `<section aria-labelledby="${id}"><h3 id="${id}">${inBoth(escapeHtml(titreOf(id)), escapeHtml(summary))}</h3>
<p><code>${method.toUpperCase()} ${escapeHtml(path)}</code> (<code>${escapeHtml(id)}</code>), ${isPublic ? SANS_CONNEXION : AVEC_SESSION}</p>
${description === '' ? '' : asText(description)}
${describeParameters(operation)}
${requestBody === undefined ? '' : `<h4>${CORPS}</h4>${describeMedia(requestBody.content)}`}
<h4>${REPONSES}</h4>${answers.join('\n')}</section>`;
}

/** The reference of the API as the body of a page: operations by subject, with their examples, from the contract alone. */
function describeContract(document: OpenApiDocument): string {
  const subjects = new Map<string, string[]>();
  for (const operation of listOperations(document)) {
    const path = operation.url.replace(/:(\w+)/g, '{$1}');
    const described = (document.paths[path]?.[operation.method] ?? {}) as Described;
    const subject = described.tags?.[0] ?? '';
    subjects.set(subject, [...(subjects.get(subject) ?? []), describeOperation(operation, described)]);
  }
  const schemas = Object.entries(follow<JsonSchema>(document, { $ref: '#/components/schemas' }));
  const parts = [...subjects].map(
    ([subject, operations]) =>
      `<h2 id="${escapeHtml(subject)}">${titleOfSubject(subject)}</h2>${operations.join('\n')}`,
  );
  const shapes = schemas.map(
    ([name, schema]) => `<details><summary>${escapeHtml(name)}</summary>${asJson(schema)}</details>`,
  );
  const contents = [...subjects.keys()].map(
    (subject) => `<li><a href="#${escapeHtml(subject)}">${titleOfSubject(subject)}</a></li>`,
  );
  return `<p>Le contrat complet, à lire par un programme&nbsp;: <a href="/openapi.yaml">openapi.yaml</a> (OpenAPI 3.1). Les descriptions sont en anglais, les messages de l'API en français.</p>
<p lang="en">The whole contract, for programs: <a href="/openapi.yaml">openapi.yaml</a> (OpenAPI 3.1). Descriptions are in English, the API's messages in French.</p>
<nav aria-label="Sujets"><ul>${contents.join('\n')}</ul></nav>
${parts.join('\n')}<h2>${inBoth('Schémas', 'Schemas')}</h2>${shapes.join('\n')}`;
}

/** Serves the reference of the API at `/docs`, written once at the start, and the contract itself at `/openapi.yaml`. */
export function registerApiReference(app: FastifyInstance, config: Config, document: OpenApiDocument): void {
  const html = layOutPage({ title: "Référence de l'API", main: describeContract(document) }, config);
  const yaml = readFileSync(fileURLToPath(import.meta.resolve('@odu/api-contract/openapi.yaml')), 'utf8');
  // Of a text, each connection that does not read it would hold a copy.
  const encode = makePageEncoder();
  const serve = (path: string, type: string, text: string) =>
    app.get(path, async (request, reply) => {
      const encoding = readEncoding(request);
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=300')
        .header('vary', 'accept-encoding')
        .send(await encode(text, encoding));
    });
  serve('/docs', 'text/html; charset=utf-8', html);
  serve('/openapi.yaml', 'application/yaml; charset=utf-8', yaml);
}
