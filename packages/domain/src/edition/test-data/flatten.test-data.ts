import type { DuerpDocument } from '@odu/api-contract/types';
import { readExpositions } from '../apply/expositions-du-document.ts';
import { readFamilles } from '../apply/familles-de-l-unite.ts';

/** Every value that a person writes, by item and field; an item's own line says that it is there. */
export type Values = ReadonlyMap<string, unknown>;

const COMPUTED = new Set([
  'niveauDeRisqueValue',
  'niveauDeRisqueStatus',
  'isRisqueEvalue',
  'evalueLe',
  'evaluationPrecedente',
  'termineeLe',
]);

/** A value of a document as `flatten` has it. A headcount is a text: two of them are the same when they say the same. */
export const toComparable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

const cache = new WeakMap<DuerpDocument, Values>();

/** The document as single values, order apart. */
export function flatten(document: DuerpDocument): Values {
  const known = cache.get(document);
  if (known !== undefined) return known;
  const { data } = document;
  const values = new Map<string, unknown>([
    ['papripact.isPapripactEnabled', data.isPapripactEnabled],
    ['papripact.ressourcesPapripact', data.ressourcesPapripact],
  ]);
  for (const [name, value] of Object.entries(readExpositions(data))) values.set(`expositions.${name}`, value);
  const add = (item: string, fields: object) => {
    values.set(item, true);
    for (const [name, value] of Object.entries(fields))
      if (!COMPUTED.has(name) && !Array.isArray(value)) values.set(`${item}.${name}`, toComparable(value));
  };
  for (const [name, value] of Object.entries(data.entreprise ?? {}))
    if (value !== null) values.set(`entreprise.${name}`, value);
  for (const unite of data.unitesDeTravail) {
    const prefix = `unite:${unite.idUniteDeTravail}`;
    add(prefix, unite);
    for (const [code, motif] of Object.entries(readFamilles(unite)))
      values.set(`${prefix}.famille-${code}`, motif);
    for (const item of unite.categorieDeRisques) add(`${prefix}/categorie:${item.idCategorie}`, item);
    for (const item of unite.risques) {
      const risque = `${prefix}/risque:${item.idRisque}`;
      add(risque, item);
      for (const mesure of item.mesuresEnPlace ?? [])
        values.set(`${risque}.mesure:${mesure.idMesure}`, JSON.stringify([mesure.texte, mesure.type]));
    }
    for (const item of unite.papripactActionsPreventives) add(`${prefix}/action:${item.idAction}`, item);
  }
  cache.set(document, values);
  return values;
}

/** The keys whose value differs; an absent one counts as a value. */
export const listChanged = (left: Values, right: Values): string[] =>
  [...new Set([...left.keys(), ...right.keys()])].filter((key) => left.get(key) !== right.get(key));
