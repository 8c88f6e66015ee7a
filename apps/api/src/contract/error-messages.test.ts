import { readContract } from '@odu/api-contract/document';
import { expect, test } from 'vitest';
import { toFieldErrors } from './error-messages.ts';
import { makeSchemaCompiler } from './schema-compiler.ts';

const compiler = makeSchemaCompiler(readContract());

function refuse(schema: object, value: unknown) {
  const validate = compiler.thorough({ type: 'object', properties: { champ: schema } });
  validate({ champ: value });
  return toFieldErrors('body', validate.errors ?? []);
}

test.for<[object, unknown, string]>([
  [{ type: 'string' }, 1, 'Il faut un texte.'],
  [{ type: 'number' }, 'a', 'Il faut un nombre.'],
  [{ type: ['integer', 'null'] }, 1.5, 'Il faut un nombre entier ou vide.'],
  [{ type: 'null' }, 1, 'Ce champ doit rester vide.'],
  [{ type: 'boolean' }, 'oui', 'Il faut vrai ou faux.'],
  [{ type: 'array' }, {}, 'Il faut une liste.'],
  [{ type: 'object' }, [], 'Il faut un objet.'],
  [{ enum: ['fr', null] }, 'en', 'Il faut une des valeurs\u00a0: "fr", vide.'],
  [{ const: 4 }, 5, 'Il faut la valeur 4.'],
  [{ format: 'email' }, 'a', 'Il faut une adresse email.'],
  [{ format: 'uuid' }, 'a', 'Il faut un identifiant UUID.'],
  [{ format: 'date' }, '01/03/2027', 'Il faut une date (AAAA-MM-JJ).'],
  [{ format: 'date-time' }, '2027-03-01', 'Il faut une date et une heure.'],
  [{ format: 'uri' }, 'a', 'Il faut une adresse web.'],
  [{ pattern: '^a$' }, 'b', "Le format n'est pas celui attendu."],
  [{ minLength: 1 }, '', 'Ce champ est requis.'],
  [{ minLength: 2 }, 'a', 'Il faut au moins 2 caractères.'],
  [{ maxLength: 1 }, 'ab', 'Il faut au plus 1 caractère.'],
  [{ minItems: 1 }, [], 'Il faut au moins 1 élément.'],
  [{ maxItems: 2 }, [1, 2, 3], 'Il faut au plus 2 éléments.'],
  [{ uniqueItems: true }, [1, 1], 'Deux éléments sont identiques.'],
  [{ minimum: 1 }, 0, 'Le minimum est 1.'],
  [{ maximum: 4 }, 5, 'Le maximum est 4.'],
  [{ exclusiveMinimum: 0 }, 0, 'La valeur doit dépasser 0.'],
  [{ not: {} }, 0, "La valeur n'est pas celle attendue."],
])('what breaks %j, as %j, is told in French', ([schema, value, message]) => {
  expect(refuse(schema, value)).toEqual([{ path: '/body/champ', message }]);
});

test('of what fits none of several forms, what is wrong with each is told, and not that none fits', () => {
  expect(refuse({ anyOf: [{ type: 'string' }, { minimum: 3 }] }, 2)).toEqual([
    { path: '/body/champ', message: 'Il faut un texte.' },
    { path: '/body/champ', message: 'Le minimum est 3.' },
  ]);
});
