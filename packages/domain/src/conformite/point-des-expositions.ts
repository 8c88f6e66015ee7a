import { AUCUN_FACTEUR } from '../droit/annexe.ts';
import { DROIT_DE_CONFORMITE } from '../droit/conformite.ts';
import {
  type DonneesDAnnexe,
  type EntrepriseDAnnexe,
  hasPart,
  isLigneRenseignee,
  type LigneDAnnexe,
  listAnnexe,
  PART_A_ECRIRE,
} from '../expositions/annexe-des-expositions.ts';
import { quoteFr } from '../texte/espaces.ts';
import { formatPluriel } from '../texte/format-nombre.ts';
import type { PointDeConformite } from './point-de-conformite.ts';

const nameFacteurs = ([first, ...others]: readonly LigneDAnnexe[]): string =>
  first === undefined
    ? ''
    : `le facteur ${quoteFr(first.label)}${others.length === 0 ? '' : ` et ${formatPluriel(others.length, 'autre')}`}`;

/** The annex of exposures: what its article asks of each factor that the document has. */
export function toPointDesExpositions(
  data: DonneesDAnnexe & { readonly entreprise?: EntrepriseDAnnexe | null | undefined },
): PointDeConformite {
  const lignes = listAnnexe(data);
  const manquantes = lignes.filter((ligne) => !isLigneRenseignee(ligne));
  const sansPart = lignes.filter((ligne) => !hasPart(ligne, data.entreprise));
  const base = { code: 'EXPOSITIONS', reference: DROIT_DE_CONFORMITE.EXPOSITIONS, step: 7 } as const;
  if (lignes.length === 0)
    return {
      ...base,
      // What a person wrote by hand may carry one: nobody but them knows.
      ...(data.unitesDeTravail.some(({ risques }) => risques.some(({ code }) => (code ?? '') === ''))
        ? { statut: 'à vérifier', message: `${AUCUN_FACTEUR}. Vos propres risques en portent-ils un\u202F?` }
        : { statut: 'sans objet', message: `${AUCUN_FACTEUR}.` }),
    };
  if (manquantes.length > 0)
    return {
      ...base,
      statut: 'à compléter',
      message: `Annexe des expositions à renseigner pour ${nameFacteurs(manquantes)}.`,
    };
  if (sansPart.length > 0)
    return {
      ...base,
      statut: 'à vérifier',
      message: `Part des salariés exposés à vérifier pour ${nameFacteurs(sansPart)}. ${PART_A_ECRIRE}`,
    };
  return {
    ...base,
    statut: 'renseigné',
    message: `L'annexe des expositions est renseignée pour ${formatPluriel(lignes.length, 'facteur')}.`,
  };
}
