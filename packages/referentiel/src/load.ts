import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  codesRetiresSchema,
  familleSchema,
  generalSchema,
  motifsDeSuiviSchema,
  secteurSchema,
  seuilsSchema,
  unitesSchema,
} from './schema.ts';

const CONTENT = join(import.meta.dirname, '../content');

const readContent = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> => {
  const result = schema.safeParse(parse(readFileSync(join(CONTENT, path), 'utf8')));
  if (!result.success) throw new Error(`content/${path} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
};

const readFolder = <Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema>[] =>
  readdirSync(join(CONTENT, folder))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => readContent(`${folder}/${name}`, schema));

const byRang = (a: { rang: number }, b: { rang: number }) => a.rang - b.rang;

const readReferentiel = () => ({
  ...readContent('referentiel.yaml', generalSchema),
  ...readContent('codes-retires.yaml', codesRetiresSchema),
  motifsDeSuivi: readContent('suivi-renforce.yaml', motifsDeSuiviSchema).motifs,
  familles: readFolder('familles', familleSchema).toSorted(byRang),
  secteurs: readFolder('secteurs', secteurSchema).toSorted(byRang),
  seuils: readFolder('seuils', seuilsSchema).flatMap(({ seuils }) => seuils),
  unitesDeTravail: readFolder('unites', unitesSchema).flatMap(({ unitesDeTravail }) => unitesDeTravail),
});

export type Referentiel = ReturnType<typeof readReferentiel>;

let loaded: Referentiel | undefined;

/** Reads and checks the whole content, once for the process; an invalid file throws an error that names it and the field. */
export const loadReferentiel = (): Referentiel => (loaded ??= readReferentiel());
