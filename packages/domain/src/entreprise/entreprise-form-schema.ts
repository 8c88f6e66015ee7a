import * as z from 'zod/mini';
import { CHAMP_REQUIS_MESSAGE, optionalText, requiredText } from '../formulaire/fields.ts';

/** The labels of the company's fields, in the order of the form. */
export const ENTREPRISE_FIELD_LABELS = {
  nom: "Nom de l'entreprise",
  isEtablissement: 'Périmètre du DUERP',
  nomDeLEtablissement: "Nom de l'établissement",
  siret: 'Numéro SIRET',
  adresse: 'Adresse',
  secteurDActivite: "Secteur d'activité",
  isSecteurPublic: 'Secteur public',
  nombreEmployes: "Nombre d'employés",
  nomDuRepresentantLegal: 'Nom du représentant légal',
} as const;

/** A field of the company. */
export type EntrepriseField = keyof typeof ENTREPRISE_FIELD_LABELS;

/** What is said when a required field of the company is empty (specification 2, section 5). */
export const ENTREPRISE_REQUIRED_MESSAGES = {
  nom: "Le nom de l'entreprise est requis",
  nomDeLEtablissement: "Le nom de l'établissement est requis",
  siret: 'Le numéro SIRET est requis',
  adresse: "L'adresse est requise",
  secteurDActivite: "Le secteur d'activité est requis",
  nombreEmployes: "Le nombre d'employés est requis",
  nomDuRepresentantLegal: 'Le nom du représentant légal est requis',
} as const satisfies Partial<Record<EntrepriseField, string>>;

/** Smallest number of employees (decision D11: 0 is accepted, although the literal message says more). */
export const MIN_NOMBRE_EMPLOYES = 0;

const messages = ENTREPRISE_REQUIRED_MESSAGES;

/** Step 2 of the editor. An empty number is null, NaN or ''. The SIRET's form is a warning (`warnSiret`), never an error. */
export const entrepriseFormSchema = z
  .object({
    nom: requiredText(messages.nom),
    isEtablissement: z.boolean(CHAMP_REQUIS_MESSAGE),
    nomDeLEtablissement: optionalText(),
    siret: requiredText(messages.siret),
    adresse: requiredText(messages.adresse),
    secteurDActivite: requiredText(messages.secteurDActivite),
    isSecteurPublic: z.boolean(CHAMP_REQUIS_MESSAGE),
    nombreEmployes: z.number(messages.nombreEmployes).check(
      z.gte(MIN_NOMBRE_EMPLOYES, "Le nombre d'employés doit être supérieur à 0"),
      z.refine((value) => Number.isInteger(value), "Le nombre d'employés doit être un nombre entier"),
    ),
    nomDuRepresentantLegal: requiredText(messages.nomDuRepresentantLegal),
  })
  .check(
    z.refine(
      ({ isEtablissement, nomDeLEtablissement }) =>
        isEtablissement !== true || (nomDeLEtablissement ?? '').trim() !== '',
      { error: messages.nomDeLEtablissement, path: ['nomDeLEtablissement'], when: () => true },
    ),
  );

/** The valid values of step 2. */
export type EntrepriseForm = z.infer<typeof entrepriseFormSchema>;
