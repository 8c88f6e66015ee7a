import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import {
  type ContractOperation,
  follow,
  type JsonSchema,
  listOperations,
  type OpenApiDocument,
} from '@odu/api-contract/document';
import { escapeHtml } from './escape-html.ts';
import { layOutPage } from './page-layout.ts';

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

const asText = (text: string) => `<p>${escapeHtml(text.trim())}</p>`;
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
    const need = parameter.required === true ? 'obligatoire' : 'facultatif';
    return `<li><code>${escapeHtml(parameter.name)}</code> (${parameter.in}, ${need}) ${escapeHtml(description)}</li>`;
  });
  return `<h4>Paramètres</h4><ul>${lines.join('\n')}</ul>`;
}

function describeOperation(
  operation: ContractOperation,
  { summary = '', description = '' }: Described,
): string {
  const { id, method, url, isPublic, requestBody, responses } = operation;
  const path = url.replace(/:(\w+)/g, '{$1}');
  const answers = Object.entries(responses).map(([status, answer]) => {
    const title = status === 'default' ? 'Autre erreur' : status;
    return `<details><summary>${title}</summary>${asText((answer as Described).description ?? '')}${describeMedia(answer.content)}</details>`;
  });
  return `<section aria-labelledby="${id}"><h3 id="${id}">${escapeHtml(id)}</h3>
<p><code>${method.toUpperCase()} ${escapeHtml(path)}</code>, ${isPublic ? 'sans connexion' : 'avec une session'}</p>
${asText(summary)}${description === '' ? '' : asText(description)}
${describeParameters(operation)}
${requestBody === undefined ? '' : `<h4>Corps de la requête</h4>${describeMedia(requestBody.content)}`}
<h4>Réponses</h4>${answers.join('\n')}</section>`;
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
    ([subject, operations]) => `<h2>${escapeHtml(subject)}</h2>${operations.join('\n')}`,
  );
  const shapes = schemas.map(
    ([name, schema]) => `<details><summary>${escapeHtml(name)}</summary>${asJson(schema)}</details>`,
  );
  return `<p>Le contrat complet, à lire par un programme&nbsp;: <a href="/openapi.yaml">openapi.yaml</a> (OpenAPI 3.1). Les descriptions sont en anglais, les messages de l'API en français.</p>
${parts.join('\n')}<h2>Schémas</h2>${shapes.join('\n')}`;
}

/** Serves the reference of the API at `/docs`, written once at the start, and the contract itself at `/openapi.yaml`. */
export function registerApiReference(app: FastifyInstance, config: Config, document: OpenApiDocument): void {
  const html = layOutPage({ title: "Référence de l'API", main: describeContract(document) }, config);
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=300').send(html),
  );
  const yaml = readFileSync(fileURLToPath(import.meta.resolve('@odu/api-contract/openapi.yaml')), 'utf8');
  app.get('/openapi.yaml', (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').header('cache-control', 'public, max-age=300').send(yaml),
  );
}
