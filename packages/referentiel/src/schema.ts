import { splitCitation, TYPES_DE_MESURE } from '@odu/domain';
import { z } from 'zod';

const texte = z.string().trim().min(1);

/** Sectors that the contract names. */
const SECTEURS = [
  'BUREAU',
  'BTP',
  'SANTE',
  'TRANSPORT',
  'COMMERCE',
  'VETERINAIRE',
  'OPTICIEN',
  'PHARMA',
  'SCOLAIRE',
  'RESTAURATION',
  'COIFFURE',
  'AUTOMOBILE',
  'PROPRETE',
  'ALIMENTAIRE',
  'AGRICULTURE',
] as const;

/** The ten factors of occupational risk, art. L4161-1 C. trav. */
const FACTEURS = [
  'manut',
  'postures',
  'vibrations',
  'chimique',
  'hyperbare',
  'temperatures',
  'bruit',
  'nuit',
  'equipes',
  'repetitif',
] as const;

const mesureTypeSchema = z.strictObject({
  // Ordered by the general principles of prevention, art. L4121-2 C. trav.
  type: z.enum(TYPES_DE_MESURE),
  libelle: texte,
});

const codeDeRisque = z.string().regex(/^[A-Z]{3}-[A-Z]{3}-\d{2}$/u);

/** The grounds of a reinforced individual follow-up, art. R4624-23 C. trav.; `content/suivi-renforce.yaml` says each. */
const MOTIFS_DE_SUIVI = [
  'AMIANTE',
  'PLOMB',
  'CMR',
  'CMRARRETE',
  'BIOLOGIQUE',
  'IONISANTS',
  'HYPERBARE',
  'ECHAFAUDAGE',
  'APTITUDE',
] as const;

const risqueSchema = z.strictObject({
  code: codeDeRisque,
  displayName: texte,
  seuil: texte.optional(),
  facteurs: z.array(z.enum(FACTEURS)).default([]),
  /** On what the post may call for a reinforced individual follow-up; empty where nothing of the article applies. */
  suiviRenforce: z.array(z.enum(MOTIFS_DE_SUIVI)).default([]),
});

const codeDeCategorie = z.string().regex(/^[A-Z]{3}-[A-Z]{3}$/u);

const categorieSchema = z.strictObject({
  code: codeDeCategorie,
  displayName: texte,
  tagsPrincipaux: z.array(texte).min(1),
  tagsSecondaires: z.array(texte).min(1),
  mesuresTypes: z.array(mesureTypeSchema).min(1),
  risques: z.array(risqueSchema).min(1),
});

/** One file of `content/familles`: a family with its general categories and their risks. */
export const familleSchema = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/u),
  rang: z.int().positive(),
  displayName: texte,
  source: texte,
  categories: z.array(categorieSchema).min(1),
});

/** One file of `content/secteurs`: how a sector is recognised, and what it adds to the general content. */
export const secteurSchema = z.strictObject({
  code: z.enum(SECTEURS),
  rang: z.int().positive(),
  displayName: texte,
  source: texte,
  naf: texte,
  motsCles: z.array(z.string().regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/u)).min(1),
  categoriesMisesEnAvant: z.array(texte).min(1),
  /** The units of the trade, each with the codes of the categories, the sector's own or highlighted, that it starts with. */
  unitesDeTravail: z
    .array(z.strictObject({ displayName: texte, categories: z.array(codeDeCategorie).min(1) }))
    .min(1),
  categories: z.array(categorieSchema).min(1),
});

const NUMERO_D_ARTICLE = /\b[LRD]\.?\s?\d{4}/u;

// A number outside the Labour Code has no text that we read; one of that code that was not read may not exist.
const sourceDeSeuilSchema = texte.refine(
  (source) =>
    splitCitation(source).every(
      (part) => typeof part !== 'string' || part.startsWith('Code d') || !NUMERO_D_ARTICLE.test(part),
    ),
  'cites an article of the Labour Code that was not read (npm run droit:lire -w @odu/domain)',
);

/** One file of `content/seuils`: texts shown beside the evaluation, with their legal source and state of review. */
export const seuilsSchema = z.strictObject({
  seuils: z.array(
    z.strictObject({
      cle: z.string().regex(/^[A-Z0-9]+$/u),
      texte: texte.refine((value) => !NUMERO_D_ARTICLE.test(value), 'an article stands in the source'),
      source: sourceDeSeuilSchema,
      verification: z.enum(['lu', 'a_verifier']),
      luLe: z.iso.date(),
    }),
  ),
});

/** `content/suivi-renforce.yaml`: what the article says of each ground, in its order. */
export const motifsDeSuiviSchema = z.strictObject({
  motifs: z.array(
    z.strictObject({
      cle: z.enum(MOTIFS_DE_SUIVI),
      alinea: z.enum(['I, 1°', 'I, 2°', 'I, 3°', 'I, 4°', 'I, 5°', 'I, 6°', 'I, 7°', 'II']),
      texte: texte.refine((value) => !NUMERO_D_ARTICLE.test(value), 'an article stands in the source'),
      source: sourceDeSeuilSchema,
      verification: z.enum(['lu', 'a_verifier']),
      luLe: z.iso.date(),
    }),
  ),
});

/** One file of `content/unites`: example work units that every sector is offered. */
export const unitesSchema = z.strictObject({ source: texte, unitesDeTravail: z.array(texte).min(1) });

/** `content/codes-retires.yaml`: published codes that no risk has any more, and the risk that says the same. */
export const codesRetiresSchema = z.strictObject({
  codesRetires: z.array(z.strictObject({ code: codeDeRisque, remplacePar: codeDeRisque, raison: texte })),
});

/** `content/referentiel.yaml`: what holds for the whole. */
export const generalSchema = z.strictObject({
  version: texte,
  langue: z.literal('fr'),
  derniereRelecture: z.iso.date(),
  source: texte,
  familleMiseEnAvant: z.strictObject({ idFamille: texte, code: texte, displayName: texte }),
  facteursL4161: z.record(z.enum(FACTEURS), texte),
});

export type Risque = z.infer<typeof risqueSchema>;
export type Categorie = z.infer<typeof categorieSchema>;
export type Secteur = z.infer<typeof secteurSchema>;
