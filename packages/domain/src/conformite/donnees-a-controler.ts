import type { ActionPreventive, CodeDeFamille, FamilleNonConcernee } from '@odu/api-contract/types';
import type { Incomplet } from '../champs/incomplet.ts';
import type { EvaluationPartielle } from '../evaluation/niveau-de-risque.ts';
import { findFamilleDuCode } from '../familles/familles-de-risques.ts';
import { normalizeForSearch } from '../texte/normalize-for-search.ts';
import { isCodeCmr } from './codes-cmr.ts';

/** A risk as the check reads it. */
export type RisqueAControler = EvaluationPartielle & {
  readonly idRisque: string;
  readonly idCategorie: string;
  readonly code?: string | null | undefined;
  readonly displayName?: string | null | undefined;
  readonly mesuresEnPlace?: readonly unknown[] | null | undefined;
};

/** An action as the check reads it. */
export type ActionAControler = { readonly idAction: string } & Incomplet<
  Pick<
    ActionPreventive,
    'idRisqueAssocie' | 'statut' | 'budget' | 'date' | 'conditionsExecution' | 'indicateurResultat'
  >
>;

/** A unit as the check reads it. */
export type UniteAControler = {
  readonly idUniteDeTravail: string;
  readonly displayName: string;
  readonly differencesSelonSexe?: string | null | undefined;
  readonly categorieDeRisques: readonly {
    readonly idCategorie: string;
    readonly code?: string | null | undefined;
    readonly displayName?: string | null | undefined;
  }[];
  readonly risques: readonly RisqueAControler[];
  readonly papripactActionsPreventives: readonly ActionAControler[];
  /** Those that somebody set aside; a version made before there was a question lacks them. */
  readonly famillesNonConcernees?: readonly FamilleNonConcernee[] | undefined;
};

/** An action with its unit. */
export type ActionPrevue = { readonly unite: UniteAControler; readonly action: ActionAControler };

/** The actions that count: a cancelled one prevents nothing. */
export const listActionsPrevues = (unites: readonly UniteAControler[]): ActionPrevue[] =>
  unites.flatMap((unite) =>
    unite.papripactActionsPreventives
      .filter(({ statut }) => statut !== 'Annulé')
      .map((action) => ({ unite, action })),
  );

/** Whether nothing is written. */
export const isVide = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

/**
 * A subject of the law: whether a code of the referential carries it, the words by which a person's own risk names it, and the
 * family that may be set aside with it.
 */
export type Sujet = {
  readonly isCode: (code: string) => boolean;
  readonly mots: RegExp;
  readonly famille: CodeDeFamille;
};

export const CHALEUR: Sujet = {
  isCode: (code) => /^THE-(CHA|AMB)\b/.test(code),
  mots: /\b(chaleurs?|canicules?)\b/,
  famille: 'THE',
};
export const RPS: Sujet = {
  // Those that a trade brings too: such a family can no longer be set aside.
  isCode: (code) => findFamilleDuCode(code) === 'RPS',
  mots: /\b(psychosocia\w*|stress|harcelement|burn-?out|epuisement|violences?)\b/,
  famille: 'RPS',
};
export const CMR: Sujet = {
  isCode: isCodeCmr,
  mots: /\b(cmr|amiante|cancerogenes?|mutagenes?|reprotoxiques?|silice|benzene|formaldehyde|formol|poussieres? de bois|chrome (vi|hexavalent)|diesel)\b/,
  famille: 'CMR',
};

/** Whether a unit has a risk of this subject. */
export const hasRisqueDe = (unite: UniteAControler, { isCode, mots }: Sujet): boolean => {
  const categories = new Map(unite.categorieDeRisques.map((categorie) => [categorie.idCategorie, categorie]));
  return unite.risques.some((risque) => {
    const categorie = categories.get(risque.idCategorie);
    return [risque, categorie].some(
      (item) => isCode(item?.code ?? '') || mots.test(normalizeForSearch(item?.displayName ?? '')),
    );
  });
};

/** Whether somebody looked at a subject in a unit: it has a risk of it, or set its family aside. */
export const isRegarde = (unite: UniteAControler, sujet: Sujet): boolean =>
  hasRisqueDe(unite, sujet) || (unite.famillesNonConcernees ?? []).some(({ code }) => code === sujet.famille);
