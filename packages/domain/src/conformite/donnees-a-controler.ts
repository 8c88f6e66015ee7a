import type { ActionPreventive, CodeDeFamille, FamilleNonConcernee } from '@odu/api-contract/types';
import type { Incomplet } from '../champs/incomplet.ts';
import type { EvaluationPartielle } from '../evaluation/niveau-de-risque.ts';
import { countFamillesExaminees, examineFamilles } from '../familles/examen-des-familles.ts';
import { CODES_DE_FAMILLE, findFamilleDuCode } from '../familles/familles-de-risques.ts';
import { quoteFr } from '../texte/espaces.ts';
import { formatPluriel } from '../texte/format-nombre.ts';
import { normalizeForSearch } from '../texte/normalize-for-search.ts';
import { isCodeDeChaleur } from './codes-chaleur.ts';
import { isCodeBiologique } from './codes-biologiques.ts';
import { isCodeCmr } from './codes-cmr.ts';
import { isCodeDAmiante, isCodeDAtex } from './codes-des-pieces.ts';

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

/** The first unit by its name, the others by their number. */
export const nameUnites = ([first, ...others]: readonly UniteAControler[]): string =>
  first === undefined
    ? ''
    : `l'unité ${quoteFr(first.displayName)}${others.length === 0 ? '' : ` et ${formatPluriel(others.length, 'autre')}`}`;

/** How many families of risks are still to be looked at in a unit. */
export const countFamillesRestantes = (unite: UniteAControler): number =>
  CODES_DE_FAMILLE.length - countFamillesExaminees(examineFamilles(unite));

/** Whether nothing can be said of a unit's risks yet: it has none, and not every family was set aside. */
export const isSansInventaire = (unite: UniteAControler): boolean =>
  unite.risques.length === 0 && countFamillesRestantes(unite) > 0;

type Nomme = { readonly code: string; readonly nom: string };
const SANS_NOM: Nomme = { code: '', nom: '' };

/**
 * A subject of the law: whether a risk, or its category, is of it, by its code of the referential (none for a person's own)
 * and its name, reduced for search; and the family that may be set aside with it.
 */
export type Sujet = { readonly isDuSujet: (item: Nomme) => boolean; readonly famille: CodeDeFamille };

// What heats in the work itself; an episode is what Météo-France signals (art. R4463-1 C. trav.).
const MOTS_CHAUDS =
  /\b(fours?|fourneaux?|fournils?|etuves?|cuissons?|radiante?s?|soudage|surfaces?(?! (?:de vente|vitrees?)\b)|machines?|plaques?|grills?|friteuses?|lave vaisselles?|forges?|brulures?)\b/;
const MOTS_D_EPISODE =
  /\b(vagues?|episodes?|(?:pics?|coups?) de chaleurs?|chaleurs? intenses?|fortes? chaleurs?|ete|estivales?|extremes?|excessives?|vigilances?|alertes?|meteo|soleil)\b/;
const isEpisode = (nom: string): boolean =>
  /\bcanicul(?:es?|aires?)\b/.test(nom) ||
  (/(?<!\b(?:sources? de|pompes? a) )\bchaleurs?\b/.test(nom) &&
    (MOTS_D_EPISODE.test(nom) || !MOTS_CHAUDS.test(nom)));

export const CHALEUR: Sujet = {
  // The referential names what is hot without being an episode of heat: there only the code counts.
  isDuSujet: ({ code, nom }) => (code === '' ? isEpisode(nom) : isCodeDeChaleur(code)),
  famille: 'THE',
};
// A dog attacks, and is no psychosocial risk.
const MOTS_RPS =
  /\b(rps|psycho ?socia\w*|stress|harcelements?|sexis[mt]es?|discriminations?|burn ?out|surmenage|mal etre|souffrance au travail|epuisement|violences?|agressions?(?!.*\b(?:animal|animaux|chiens?)\b)|incivilites?|charge mentale|(?:sur)?charge de travail)\b/;
export const RPS: Sujet = {
  // Those that a trade brings too: such a family can no longer be set aside.
  isDuSujet: ({ code, nom }) => findFamilleDuCode(code) === 'RPS' || MOTS_RPS.test(nom),
  famille: 'RPS',
};
const MOTS_CMR =
  /\b(cmr|(?:des)?amiant\w*|cancer[io]genes?|mutagenes?|reprotoxiques?|toxiques? pour la reproduction|silice|benzene|formaldehyde|formol|poussieres? de bois|chrome (vi|6|hexavalent)|diesel|plomb|cytotoxiques?|hap|trichloro?ethylene|huiles? usagees?|gaz d echappement|monoxyde de carbone|protoxyde d azote|meopa)\b/;
export const CMR: Sujet = {
  isDuSujet: ({ code, nom }) => isCodeCmr(code) || MOTS_CMR.test(nom),
  famille: 'CMR',
};

// Agents of the groups 3 and 4, and what carries them.
const MOTS_BIOLOGIQUES =
  /\b(agents? biologiques?|aes|sang|hepatites? [bcd]|vih|tuberculose|covid|brucellose|fievre q|ornithose|psittacose|zoonoses?)\b/;
export const BIOLOGIQUE: Sujet = {
  isDuSujet: ({ code, nom }) => (code === '' ? MOTS_BIOLOGIQUES.test(nom) : isCodeBiologique(code)),
  famille: 'BIO',
};

// Of explosives themselves another part of the code asks for a study (art. R4462-3 C. trav.).
const MOTS_EXPLOSIFS = /\b(atex|explosi(?:fs?|ves?|bles?|ons?)|pyrotechni\w*|artifices?|munitions?)\b/;

/** The subjects of the documents that are a part of the single document, or complete it (art. R4227-52, R4412-145 and R4462-3 C. trav.). */
export const SUJETS_DES_PIECES: readonly Sujet[] = [
  {
    isDuSujet: ({ code, nom }) => (code === '' ? MOTS_EXPLOSIFS.test(nom) : isCodeDAtex(code)),
    famille: 'INC',
  },
  {
    isDuSujet: ({ code, nom }) => (code === '' ? /\b(?:des)?amiant/.test(nom) : isCodeDAmiante(code)),
    famille: 'CMR',
  },
];

type RisqueNomme = { readonly risque: RisqueAControler; readonly items: readonly Nomme[] };

const risquesNommes = new WeakMap<UniteAControler, readonly RisqueNomme[]>();

const toNomme = (item: {
  readonly code?: string | null | undefined;
  readonly displayName?: string | null | undefined;
}): Nomme => ({
  code: item.code ?? '',
  nom: normalizeForSearch(item.displayName ?? ''),
});

/** Each risk with what names it and its category, worked out once for a unit (an edit makes another object): seven subjects ask. */
function nameRisques(unite: UniteAControler): readonly RisqueNomme[] {
  const known = risquesNommes.get(unite);
  if (known !== undefined) return known;
  const categories = new Map(
    unite.categorieDeRisques.map((categorie) => [categorie.idCategorie, toNomme(categorie)]),
  );
  const made = unite.risques.map((risque) => ({
    risque,
    items: [toNomme(risque), categories.get(risque.idCategorie) ?? SANS_NOM],
  }));
  risquesNommes.set(unite, made);
  return made;
}

/** The risks of a unit that are of this subject. */
export const listRisquesDe = (unite: UniteAControler, { isDuSujet }: Sujet): RisqueAControler[] =>
  nameRisques(unite)
    .filter(({ items }) => items.some(isDuSujet))
    .map(({ risque }) => risque);

/** Whether a unit has a risk of this subject. */
export const hasRisqueDe = (unite: UniteAControler, { isDuSujet }: Sujet): boolean =>
  nameRisques(unite).some(({ items }) => items.some(isDuSujet));

const isEcartee = ({ famillesNonConcernees = [] }: UniteAControler, { famille }: Sujet): boolean =>
  famillesNonConcernees.some(({ code }) => code === famille);

/** Whether somebody looked at a subject in a unit: it has a risk of it, or set its family aside. */
export const isRegarde = (unite: UniteAControler, sujet: Sujet): boolean =>
  hasRisqueDe(unite, sujet) || isEcartee(unite, sujet);

/**
 * Whether a subject is known to be absent from a unit: its family was set aside, or the unit has risks, all of the
 * referential. What a person's own risk holds nobody but them knows.
 */
export const isSansObjet = (unite: UniteAControler, sujet: Sujet): boolean =>
  !hasRisqueDe(unite, sujet) &&
  (isEcartee(unite, sujet) ||
    (unite.risques.length > 0 && unite.risques.every(({ code }) => (code ?? '') !== '')));
