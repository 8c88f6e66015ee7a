import type { Entreprise } from '@odu/api-contract/types';
import type { Incomplet } from '../champs/incomplet.ts';
import { isBlank } from '../texte/is-blank.ts';
import { NBSP } from '../texte/espaces.ts';
import type { ProblemeDeCompletude } from './probleme-de-completude.ts';

/** The company, of which the completeness check says what lacks. */
export type EntrepriseAVerifier = Incomplet<Entreprise>;

const MISSING_FIELDS = [
  ['nom', "le nom de l'entreprise"],
  ['nomDeLEtablissement', "le nom de l'établissement"],
  ['siret', 'le numéro SIRET'],
  ['secteurDActivite', "le secteur d'activité"],
  ['nombreEmployes', "le nombre d'employés"],
  ['adresse', "l'adresse"],
  ['nomDuRepresentantLegal', 'le nom du représentant légal'],
] as const;

const isMissing = (value: string | number | null | undefined): boolean =>
  typeof value === 'number' ? Number.isNaN(value) : isBlank(value);

/** Lists what the company's information lacks: one message when there is none at all, else one for each missing field. Zero employees is an answer. */
export const listProblemesDEntreprise = (
  entreprise: EntrepriseAVerifier | null | undefined,
): ProblemeDeCompletude[] => {
  if (!entreprise) {
    const message = "Les informations de l'entreprise ne sont pas renseignées.";
    return [{ code: 'ENTREPRISE_MANQUANTE', message, step: 2, path: 'data.entreprise' }];
  }
  return MISSING_FIELDS.filter(
    ([field]) => field !== 'nomDeLEtablissement' || entreprise.isEtablissement === true,
  )
    .filter(([field]) => isMissing(entreprise[field]))
    .map(([field, name]) => ({
      code: 'ENTREPRISE_CHAMP_MANQUANT',
      message: `Informations de l'entreprise incomplètes${NBSP}: ${name} est à renseigner.`,
      step: 2,
      path: `data.entreprise.${field}`,
    }));
};
