import { AUCUN_FACTEUR, PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS } from '../droit/annexe.ts';
import { DROIT_DE_CONFORMITE } from '../droit/conformite.ts';
import { hasSeuil } from '../droit/facteurs-de-risques.ts';
import {
  type DonneesDAnnexe,
  type EntrepriseDAnnexe,
  hasPart,
  isLigneRenseignee,
  type LigneDAnnexe,
  listAnnexe,
  PART_A_ECRIRE,
} from '../expositions/annexe-des-expositions.ts';
import { NBSP, quoteFr } from '../texte/espaces.ts';
import { formatPluriel } from '../texte/format-nombre.ts';
import { isSansInventaire, nameUnites, type UniteAControler } from './donnees-a-controler.ts';
import type { PointDeConformite } from './point-de-conformite.ts';

const nameFacteurs = ([first, ...others]: readonly LigneDAnnexe[]): string =>
  first === undefined
    ? ''
    : `le facteur ${quoteFr(first.label)}${others.length === 0 ? '' : ` et ${formatPluriel(others.length, 'autre')}`}`;

const DECLARATION = PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS;

/** The annex of exposures: what its article asks of each factor that the document has, and what is declared of those beyond a threshold. */
export function toPointDesExpositions(
  data: Pick<DonneesDAnnexe, 'expositions'> & {
    readonly unitesDeTravail: readonly UniteAControler[];
    readonly entreprise?: EntrepriseDAnnexe | null | undefined;
  },
): PointDeConformite {
  const lignes = listAnnexe(data);
  const base = { code: 'EXPOSITIONS', reference: DROIT_DE_CONFORMITE.EXPOSITIONS, step: 7 } as const;
  if (lignes.length === 0) {
    const sansInventaire = data.unitesDeTravail.filter(isSansInventaire);
    const [first] = sansInventaire;
    if (first !== undefined)
      return {
        ...base,
        statut: 'à vérifier',
        step: 4,
        message: `Aucun risque n'est encore saisi pour ${nameUnites(sansInventaire)}${NBSP}: l'annexe dépend des risques.`,
        idUniteDeTravail: first.idUniteDeTravail,
      };
    return {
      ...base,
      // What a person wrote by hand may carry one: nobody but them knows.
      ...(data.unitesDeTravail.some(({ risques }) => risques.some(({ code }) => (code ?? '') === ''))
        ? { statut: 'à vérifier', message: `${AUCUN_FACTEUR}. Vos propres risques en portent-ils un\u202F?` }
        : { statut: 'sans objet', message: `${AUCUN_FACTEUR}.` }),
    };
  }
  const answer = answerLignes(lignes, data.entreprise);
  return lignes.some(({ facteur, nombreAuDela }) => hasSeuil(facteur) && (nombreAuDela ?? 0) > 0)
    ? {
        ...base,
        ...answer,
        message: `${answer.message} ${DECLARATION.texte}.`,
        autresReferences: DECLARATION.references,
      }
    : { ...base, ...answer };
}

function answerLignes(
  lignes: readonly LigneDAnnexe[],
  entreprise: EntrepriseDAnnexe | null | undefined,
): Pick<PointDeConformite, 'statut' | 'message'> {
  const manquantes = lignes.filter((ligne) => !isLigneRenseignee(ligne));
  const sansPart = lignes.filter((ligne) => !hasPart(ligne, entreprise));
  if (manquantes.length > 0)
    return {
      statut: 'à compléter',
      message: `Annexe des expositions à renseigner pour ${nameFacteurs(manquantes)}.`,
    };
  if (sansPart.length > 0)
    return {
      statut: 'à vérifier',
      message: `Part des salariés exposés à vérifier pour ${nameFacteurs(sansPart)}. ${PART_A_ECRIRE}`,
    };
  return {
    statut: 'renseigné',
    message: `L'annexe des expositions est renseignée pour ${formatPluriel(lignes.length, 'facteur')}.`,
  };
}
