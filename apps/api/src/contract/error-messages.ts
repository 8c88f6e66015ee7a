import type { ErrorObject } from 'ajv';
import type { FieldError } from './problem.ts';

type Params = Record<string, unknown>;

const plural = (count: unknown, noun: string) => `${String(count)} ${noun}${Number(count) > 1 ? 's' : ''}`;

const TYPE_NAMES: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  integer: 'un nombre entier',
  boolean: 'vrai ou faux',
  array: 'une liste',
  object: 'un objet',
  null: 'vide',
};

const FORMAT_NAMES: Record<string, string> = {
  email: 'une adresse email',
  uuid: 'un identifiant UUID',
  date: 'une date (AAAA-MM-JJ)',
  'date-time': 'une date et une heure',
  uri: 'une adresse web',
};

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** French sentence for each JSON Schema keyword that the contract uses. */
const MESSAGES: Record<string, (params: Params) => string> = {
  required: () => 'Ce champ est requis.',
  additionalProperties: () => "Ce champ n'est pas connu.",
  unevaluatedProperties: () => "Ce champ n'est pas connu.",
  type: ({ type }) => {
    if (type === 'null') return 'Ce champ doit rester vide.';
    return `Il faut ${asList(type)
      .map((name) => TYPE_NAMES[String(name)] ?? String(name))
      .join(' ou ')}.`;
  },
  enum: ({ allowedValues }) =>
    `Il faut une des valeurs\u00a0: ${asList(allowedValues)
      .map((value) => (value === null ? 'vide' : JSON.stringify(value)))
      .join(', ')}.`,
  const: ({ allowedValue }) => `Il faut la valeur ${String(allowedValue)}.`,
  format: ({ format }) => `Il faut ${FORMAT_NAMES[String(format)] ?? `le format ${String(format)}`}.`,
  pattern: () => "Le format n'est pas celui attendu.",
  minLength: ({ limit }) =>
    limit === 1 ? 'Ce champ est requis.' : `Il faut au moins ${plural(limit, 'caractère')}.`,
  maxLength: ({ limit }) => `Il faut au plus ${plural(limit, 'caractère')}.`,
  minItems: ({ limit }) => `Il faut au moins ${plural(limit, 'élément')}.`,
  maxItems: ({ limit }) => `Il faut au plus ${plural(limit, 'élément')}.`,
  uniqueItems: () => 'Deux éléments sont identiques.',
  minimum: ({ limit }) => `Le minimum est ${String(limit)}.`,
  maximum: ({ limit }) => `Le maximum est ${String(limit)}.`,
  exclusiveMinimum: ({ limit }) => `La valeur doit dépasser ${String(limit)}.`,
};

/** Keywords that only say that another error, listed beside them, happened. */
const WRAPPERS = new Set(['anyOf', 'oneOf', 'allOf', 'if', '$ref']);

const ADDED_KEY: Record<string, string> = {
  required: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
};

/** Ajv's errors as the contract's `errors`: a JSON pointer into the request (`/body/emailAddress`) and a French sentence. */
export function toFieldErrors(part: string, errors: readonly ErrorObject[]): FieldError[] {
  const precise = errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
  return (precise.length > 0 ? precise : errors).map(({ keyword, instancePath, params }) => {
    const key = ADDED_KEY[keyword];
    return {
      path: `/${part}${instancePath}${key === undefined ? '' : `/${String((params as Params)[key])}`}`,
      message: MESSAGES[keyword]?.(params) ?? "La valeur n'est pas celle attendue.",
    };
  });
}
