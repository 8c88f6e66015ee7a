import { isRisqueEvalue } from '../evaluation/niveau-de-risque.ts';
import type { EvaluationPartielle } from '../evaluation/niveau-de-risque.ts';
import { isBlank } from '../texte/is-blank.ts';
import { quoteFr } from '../texte/espaces.ts';
import { formatNombre, formatPluriel } from '../texte/format-nombre.ts';
import { listProblemesDEntreprise } from './list-problemes-d-entreprise.ts';
import type { EntrepriseAVerifier } from './list-problemes-d-entreprise.ts';
import type { ProblemeDeCompletude } from './probleme-de-completude.ts';

type MaybeText = string | null | undefined;

/** The fields of a unit that the completeness check reads. */
export type UniteAVerifier = {
  idUniteDeTravail: string;
  displayName: MaybeText;
  categorieDeRisques: readonly { idCategorie: string; displayName: MaybeText }[];
  risques: readonly ({
    idRisque?: string | undefined;
    idCategorie: string;
    displayName: MaybeText;
  } & EvaluationPartielle)[];
  papripactActionsPreventives: readonly unknown[];
};

/** The fields of a document's data that the completeness check reads. */
export type DonneesAVerifier = {
  entreprise: EntrepriseAVerifier | null | undefined;
  unitesDeTravail: readonly UniteAVerifier[];
  isPapripactEnabled: boolean;
};

const quoteName = (name: MaybeText): string => (isBlank(name) ? '(sans nom)' : quoteFr((name ?? '').trim()));

const listProblemesDUnite = (unite: UniteAVerifier, index: number): ProblemeDeCompletude[] => {
  const { idUniteDeTravail, risques } = unite;
  const place = { step: 4, idUniteDeTravail } as const;
  const path = `data.unitesDeTravail.${index}`;
  const name = quoteName(unite.displayName);
  const problemes: ProblemeDeCompletude[] = [];
  if (risques.length === 0) {
    const message = `L'unité de travail ${name} ne contient aucun risque.`;
    problemes.push({ code: 'UNITE_SANS_RISQUE', message, ...place, path: `${path}.risques` });
  }
  const usedCategories = new Set(risques.map(({ idCategorie }) => idCategorie));
  unite.categorieDeRisques.forEach((categorie, categorieIndex) => {
    if (usedCategories.has(categorie.idCategorie)) return;
    const message = `La catégorie ${quoteName(categorie.displayName)} de l'unité de travail ${name} ne contient aucun risque.`;
    problemes.push({
      code: 'CATEGORIE_SANS_RISQUE',
      message,
      ...place,
      path: `${path}.categorieDeRisques.${categorieIndex}`,
    });
  });
  const unnamed = risques.filter(({ displayName }) => isBlank(displayName)).length;
  if (unnamed > 0) {
    const subject = formatPluriel(unnamed, 'risque');
    const message = `${subject} de l'unité de travail ${name} ${unnamed > 1 ? "n'ont" : "n'a"} pas de nom.`;
    problemes.push({
      code: 'RISQUES_SANS_NOM',
      message,
      ...place,
      nombre: unnamed,
      path: `${path}.risques`,
    });
  }
  return problemes;
};

const listRisquesNonEvalues = (unites: readonly UniteAVerifier[]): ProblemeDeCompletude[] => {
  const found = unites.flatMap((unite) =>
    unite.risques.filter((risque) => !isRisqueEvalue(risque)).map((risque) => ({ unite, risque })),
  );
  const first = found[0];
  if (!first) return [];
  const { unite, risque } = first;
  const concerned = new Set(found.map((item) => item.unite)).size;
  const where =
    concerned === 1
      ? `l'unité de travail ${quoteName(unite.displayName)}`
      : `${formatNombre(concerned)} unités de travail`;
  const message =
    found.length === 1
      ? `Le risque ${quoteName(risque.displayName)} de ${where} n'est pas évalué.`
      : `${formatPluriel(found.length, 'risque')} de ${where} ne sont pas évalués.`;
  const { idUniteDeTravail } = unite;
  return [
    {
      code: 'RISQUES_NON_EVALUES',
      message,
      step: 5,
      idUniteDeTravail,
      idRisque: risque.idRisque,
      nombre: found.length,
      path: `data.unitesDeTravail.${unites.indexOf(unite)}.risques`,
    },
  ];
};

/**
 * Lists what a document lacks before a version can be made, in the order of the editor's steps; [] when it is complete.
 * One function for the server, step 7 and the detail page (decision D8, specification 2 section 5).
 */
export const listProblemesDeCompletude = (data: DonneesAVerifier): ProblemeDeCompletude[] => {
  const { entreprise, unitesDeTravail, isPapripactEnabled } = data;
  const problemes = listProblemesDEntreprise(entreprise);
  if (unitesDeTravail.length === 0) {
    const message =
      "Le document ne contient ni unité de travail ni risque. Ajoutez d'abord une unité de travail.";
    problemes.push({ code: 'AUCUNE_UNITE', message, step: 3, path: 'data.unitesDeTravail' });
  }
  problemes.push(...unitesDeTravail.flatMap(listProblemesDUnite), ...listRisquesNonEvalues(unitesDeTravail));
  if (
    isPapripactEnabled &&
    unitesDeTravail.every((unite) => unite.papripactActionsPreventives.length === 0)
  ) {
    const message = 'Le PAPRIPACT est activé mais ne contient aucune action préventive.';
    problemes.push({ code: 'PAPRIPACT_SANS_ACTION', message, step: 6, path: 'data.isPapripactEnabled' });
  }
  return problemes;
};
