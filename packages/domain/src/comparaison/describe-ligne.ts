import { formatNiveau } from '../evaluation/format-niveau.ts';
import { classifyNiveauDeRisque, labelNiveauDeRisque } from '../evaluation/niveau-de-risque.ts';
import { atFirstUse } from '../texte/at-first-use.ts';
import { NBSP, quoteFr } from '../texte/espaces.ts';
import { formatPluriel } from '../texte/format-nombre.ts';
import type { LigneDeComparaison, NatureDeChangement, ObjetCompare } from './ligne-de-comparaison.ts';

/** Names of what is compared, for filters and titles. */
export const OBJET_LABELS = {
  ENTREPRISE: 'Entreprise',
  PROGRAMME: 'Programme de prévention',
  EXPOSITIONS: 'Annexe des expositions',
  UNITE: 'Unités de travail',
  CATEGORIE: 'Catégories de risques',
  RISQUE: 'Risques',
  ACTION: 'Actions préventives',
} as const satisfies Record<ObjetCompare, string>;

/** Names of the changes, for filters. */
export const NATURE_LABELS = {
  AJOUT: 'Ajouts',
  RETRAIT: 'Retraits',
  RENOMMAGE: 'Renommages',
  REEVALUATION: 'Évaluations différentes',
  DEPLACEMENT: 'Déplacements',
  MODIFICATION: 'Autres modifications',
} as const satisfies Record<NatureDeChangement, string>;

const OBJETS = {
  ENTREPRISE: ['Entreprise', 'e'],
  PROGRAMME: ['Programme de prévention', ''],
  EXPOSITIONS: ['Annexe des expositions', 'e'],
  UNITE: ['Unité de travail', 'e'],
  CATEGORIE: ['Catégorie de risques', 'e'],
  RISQUE: ['Risque', ''],
  ACTION: ['Action préventive', 'e'],
} as const satisfies Record<ObjetCompare, readonly [string, string]>;

const PARTICIPES = {
  AJOUT: 'ajouté',
  RETRAIT: 'retiré',
  RENOMMAGE: 'renommé',
  REEVALUATION: 'réévalué',
  DEPLACEMENT: 'déplacé',
  MODIFICATION: 'modifié',
} as const satisfies Record<NatureDeChangement, string>;

const liste = atFirstUse(() => new Intl.ListFormat('fr-FR'));

/** What happened, in words: « Risque renommé et réévalué ». */
export const titreDeLigne = ({ objet, natures }: Pick<LigneDeComparaison, 'objet' | 'natures'>): string => {
  const [nom, accord] = OBJETS[objet];
  return `${nom} ${liste().format(natures.map((nature) => `${PARTICIPES[nature]}${accord}`))}`;
};

const nommerNiveau = (niveau: number | null): string => {
  const label = labelNiveauDeRisque(classifyNiveauDeRisque(niveau));
  return niveau === null ? label.toLowerCase() : `${formatNiveau(niveau)}${NBSP}${label}`;
};

const describeNiveaux = ({ natures, niveaux }: LigneDeComparaison): string | null => {
  if (niveaux === null) return null;
  const { avant, apres } = niveaux;
  if (natures.includes('AJOUT')) return `niveau${NBSP}: ${nommerNiveau(apres)}`;
  if (natures.includes('RETRAIT')) return `dernier niveau${NBSP}: ${nommerNiveau(avant)}`;
  return avant === apres
    ? `niveau inchangé${NBSP}: ${nommerNiveau(apres)}`
    : `de ${nommerNiveau(avant)} à ${nommerNiveau(apres)}`;
};

const describeContenu = ({ objet, risques, actions }: LigneDeComparaison): string | null =>
  objet === 'UNITE' && risques + actions > 0
    ? `avec ${formatPluriel(risques, 'risque')} et ${formatPluriel(actions, 'action')}`
    : null;

/** Says the line without its name and its fields: « de 3,0 Important à 1,5 Modéré »; empty when there is nothing to add. */
export const describeLigne = (ligne: LigneDeComparaison): string[] =>
  [
    ligne.ancienNom === null ? null : `s’appelait ${quoteFr(ligne.ancienNom)}`,
    describeNiveaux(ligne),
    describeContenu(ligne),
  ].filter((text) => text !== null);

/** How many things changed: « 12 changements »; « Aucun changement » for none. */
export const describeNombreDeChangements = (lignes: readonly unknown[]): string =>
  lignes.length === 0 ? 'Aucun changement' : formatPluriel(lignes.length, 'changement');
