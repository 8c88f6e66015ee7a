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
import { type PointDeConformite, SANS_UNITE } from './point-de-conformite.ts';

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
  if (data.unitesDeTravail.length === 0) return { ...base, ...SANS_UNITE };
  const sansInventaire = data.unitesDeTravail.filter(isSansInventaire);
  const [first] = sansInventaire;
  const unites = nameUnites(sansInventaire);
  const aInventorier = first && {
    ...base,
    statut: 'à vérifier' as const,
    step: 4 as const,
    idUniteDeTravail: first.idUniteDeTravail,
  };
  if (lignes.length === 0) {
    if (aInventorier)
      return {
        ...aInventorier,
        message: `Aucun risque n'est encore saisi pour ${unites}${NBSP}: l'annexe dépend des risques.`,
      };
    return {
      ...base,
      // What a person wrote by hand may carry one: nobody but them knows.
      ...(data.unitesDeTravail.some(({ risques }) => risques.some(({ code }) => (code ?? '') === ''))
        ? { statut: 'à vérifier', message: `${AUCUN_FACTEUR}. Vos propres risques en portent-ils un\u202F?` }
        : { statut: 'sans objet', message: `${AUCUN_FACTEUR}.` }),
    };
  }
  const told = answerLignes(lignes, data.entreprise);
  // Lines that are whole say nothing of a unit that nobody looked at.
  const answer =
    aInventorier && told.statut === 'renseigné'
      ? {
          ...aInventorier,
          message: `L'annexe est renseignée pour ${formatPluriel(lignes.length, 'facteur')}, mais aucun risque n'est encore saisi pour ${unites}.`,
        }
      : told;
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
