import { AUCUN_FACTEUR } from '../droit/annexe.ts';
import { DROIT_DE_CONFORMITE } from '../droit/conformite.ts';
import { type DonneesDAnnexe, isLigneRenseignee, listAnnexe } from '../expositions/annexe-des-expositions.ts';
import { quoteFr } from '../texte/espaces.ts';
import { formatPluriel } from '../texte/format-nombre.ts';
import type { PointDeConformite } from './point-de-conformite.ts';

/** The annex of exposures: what its article asks of each factor that the document has. */
export function toPointDesExpositions(data: DonneesDAnnexe): PointDeConformite {
  const lignes = listAnnexe(data);
  const manquantes = lignes.filter((ligne) => !isLigneRenseignee(ligne));
  const [first, ...others] = manquantes;
  const base = { code: 'EXPOSITIONS', reference: DROIT_DE_CONFORMITE.EXPOSITIONS, step: 7 } as const;
  if (lignes.length === 0)
    return {
      ...base,
      // What a person wrote by hand may carry one: nobody but them knows.
      ...(data.unitesDeTravail.some(({ risques }) => risques.some(({ code }) => (code ?? '') === ''))
        ? { statut: 'à vérifier', message: `${AUCUN_FACTEUR}. Vos propres risques en portent-ils un\u202F?` }
        : { statut: 'sans objet', message: `${AUCUN_FACTEUR}.` }),
    };
  if (first === undefined)
    return {
      ...base,
      statut: 'renseigné',
      message: `L'annexe des expositions est renseignée pour ${formatPluriel(lignes.length, 'facteur')}.`,
    };
  const rest = others.length === 0 ? '' : ` et ${formatPluriel(others.length, 'autre')}`;
  return {
    ...base,
    statut: 'à compléter',
    message: `Annexe des expositions à renseigner pour le facteur ${quoteFr(first.label)}${rest}.`,
  };
}
