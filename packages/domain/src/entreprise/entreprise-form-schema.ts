import * as z from 'zod/mini';
import { CHAMPS_D_ENTREPRISE } from '../champs/entreprise.ts';
import type { ChampDEntreprise } from '../champs/entreprise.ts';
import { CHAMP_REQUIS_MESSAGE, formatTropLong, optionalText, requiredText } from '../formulaire/fields.ts';
import { countCharacters } from '../texte/count-characters.ts';
import { formatNombre } from '../texte/format-nombre.ts';
import { MAX_NOMBRE_EMPLOYES, MIN_NOMBRE_EMPLOYES } from './nombre-employes.ts';
import { normalizeSiret } from './siret.ts';

/** What is said when a required field of the company is empty (specification 2, section 5). */
export const ENTREPRISE_REQUIRED_MESSAGES = {
  nom: "Le nom de l'entreprise est requis",
  nomDeLEtablissement: "Le nom de l'établissement est requis",
  siret: 'Le numéro SIRET est requis',
  adresse: "L'adresse est requise",
  secteurDActivite: "Le secteur d'activité est requis",
  nombreEmployes: "Le nombre d'employés est requis",
  nomDuRepresentantLegal: 'Le nom du représentant légal est requis',
} as const satisfies Partial<Record<ChampDEntreprise, string>>;

const champs = CHAMPS_D_ENTREPRISE;
const messages = ENTREPRISE_REQUIRED_MESSAGES;

const maxNomLength = champs.nomDeLEtablissement.maxLength;

const refineNomDeLEtablissement = (isAccepted: (nom: string) => boolean, error: string | (() => string)) =>
  z.refine<{ isEtablissement: boolean; nomDeLEtablissement?: string | null }>(
    ({ isEtablissement, nomDeLEtablissement }) =>
      isEtablissement !== true || isAccepted((nomDeLEtablissement ?? '').trim()),
    { error, path: ['nomDeLEtablissement'], when: () => true },
  );

/** Step 2 of the editor. An empty number is null, NaN or ''. The SIRET's form is a warning (`warnSiret`), never an error. */
export const entrepriseFormSchema = z
  .object({
    nom: requiredText(messages.nom, champs.nom.maxLength),
    isEtablissement: z.boolean(CHAMP_REQUIS_MESSAGE),
    nomDeLEtablissement: optionalText(),
    siret: requiredText(messages.siret, champs.siret.maxLength).check(
      z.refine((siret) => normalizeSiret(siret) !== '', messages.siret),
    ),
    adresse: requiredText(messages.adresse, champs.adresse.maxLength),
    secteurDActivite: requiredText(messages.secteurDActivite, champs.secteurDActivite.maxLength),
    isSecteurPublic: z.boolean(CHAMP_REQUIS_MESSAGE),
    nombreEmployes: z.number(messages.nombreEmployes).check(
      z.gte(MIN_NOMBRE_EMPLOYES, "Le nombre d'employés doit être supérieur à 0"),
      z.lte(MAX_NOMBRE_EMPLOYES, {
        error: () => `Le nombre d'employés ne peut pas dépasser ${formatNombre(MAX_NOMBRE_EMPLOYES)}`,
      }),
      z.refine((value) => Number.isInteger(value), "Le nombre d'employés doit être un nombre entier"),
    ),
    nomDuRepresentantLegal: requiredText(
      messages.nomDuRepresentantLegal,
      champs.nomDuRepresentantLegal.maxLength,
    ),
  })
  .check(
    // The field is hidden, and not saved, unless the document is about one establishment.
    refineNomDeLEtablissement((nom) => nom !== '', messages.nomDeLEtablissement),
    refineNomDeLEtablissement(
      (nom) => countCharacters(nom) <= maxNomLength,
      () => formatTropLong(maxNomLength),
    ),
  );
