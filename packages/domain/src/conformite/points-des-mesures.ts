import { DROIT_DE_CONFORMITE } from '../droit/conformite.ts';
import { mesuresDePrevention, type EffectifDEntreprise } from '../droit/mesures-de-prevention.ts';
import { formatPluriel } from '../texte/format-nombre.ts';
import { type ActionPrevue, isVide } from './donnees-a-controler.ts';
import type { PointDeConformite } from './point-de-conformite.ts';

const point = (
  code:
    | 'EFFECTIF'
    | 'SECTEUR_PUBLIC'
    | 'LISTE_DES_ACTIONS'
    | 'CONDITIONS'
    | 'INDICATEURS'
    | 'COUTS'
    | 'RESSOURCES',
  statut: PointDeConformite['statut'],
  message: string,
  step: 2 | 6 = 6,
): PointDeConformite => ({ code, statut, message, step, reference: DROIT_DE_CONFORMITE[code] });

const CHAMPS_DES_MESURES = [
  ['CONDITIONS', 'conditionsExecution', "conditions d'exécution"],
  ['INDICATEURS', 'indicateurResultat', 'indicateur de résultat'],
  ['COUTS', 'budget', 'coût estimé (budget)'],
] as const;

const listPointsDeListe = (actions: readonly ActionPrevue[], nom: string): PointDeConformite =>
  actions.length === 0
    ? point(
        'LISTE_DES_ACTIONS',
        'à compléter',
        `${nom} ne contient aucune action prévue\u00A0: ajoutez-en une.`,
      )
    : point('LISTE_DES_ACTIONS', 'renseigné', `${nom} contient ${formatPluriel(actions.length, 'action')}.`);

const listPointsDuProgramme = (actions: readonly ActionPrevue[], ressources: string): PointDeConformite[] => [
  listPointsDeListe(actions, 'Le programme annuel'),
  ...CHAMPS_DES_MESURES.map(([code, champ, nom]): PointDeConformite => {
    const [missing, ...others] = actions.filter(({ action }) => isVide(action[champ]));
    if (actions.length === 0) return point(code, 'à compléter', `Aucune mesure n'a encore de ${nom}.`);
    if (missing === undefined) return point(code, 'renseigné', `Chaque mesure a\u00A0: ${nom}.`);
    return {
      ...point(code, 'à compléter', `${formatPluriel(others.length + 1, 'mesure')} sans ${nom}.`),
      idUniteDeTravail: missing.unite.idUniteDeTravail,
    };
  }),
  isVide(ressources)
    ? point('RESSOURCES', 'à compléter', "Les ressources de l'entreprise ne sont pas indiquées.")
    : point('RESSOURCES', 'renseigné', "Les ressources de l'entreprise sont indiquées."),
];

/** What the law asks of the actions of this company, by its headcount and sector, never by the PAPRIPACT switch. */
export function listPointsDesMesures(
  entreprise: EffectifDEntreprise | null,
  actions: readonly ActionPrevue[],
  ressources: string,
): PointDeConformite[] {
  const { regime, texte } = mesuresDePrevention(entreprise);
  switch (regime) {
    case 'programme':
      return listPointsDuProgramme(actions, ressources);
    case 'liste':
      return [listPointsDeListe(actions, 'La liste des actions de prévention')];
    case 'a-verifier':
      return [point('SECTEUR_PUBLIC', 'à vérifier', `${texte}.`)];
    case 'a-renseigner':
      return [point('EFFECTIF', 'à compléter', `${texte}.`, 2)];
  }
}
