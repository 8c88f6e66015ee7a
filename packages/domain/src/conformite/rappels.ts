import {
  AUTRES_ARTICLES_DE_CONFORMITE,
  DROIT_DE_CONFORMITE,
  RAPPELS_DE_CONFORMITE,
} from '../droit/conformite.ts';
import { PHRASE_DE_LA_DECLARATION_AU_SPST, PHRASE_DU_SALARIE_DESIGNE } from '../droit/suivi.ts';
import {
  BIOLOGIQUE,
  CMR,
  isSansObjet,
  SUJETS_DES_PIECES,
  type Sujet,
  type UniteAControler,
} from './donnees-a-controler.ts';
import type { CodeDeConformite, PointDeConformite } from './point-de-conformite.ts';

/** A point that only a person can answer. */
export const remind = (
  code: Extract<
    CodeDeConformite,
    | 'SPST'
    | 'CSE'
    | 'AVIS_D_ACCES'
    | 'DECLARATION_AU_SPST'
    | 'SALARIE_DESIGNE'
    | 'LISTE_CMR'
    | 'LISTE_BIOLOGIQUE'
    | 'PIECES_JOINTES'
  >,
  message: string,
  isConcerned = true,
): PointDeConformite => ({
  code,
  statut: isConcerned ? 'à vérifier' : 'sans objet',
  message,
  reference: DROIT_DE_CONFORMITE[code],
  step: null,
});

/** What ODU knows nothing of: what the service is told each year, who is put in charge, and what is kept or joined beside the document. */
export function listRappels(unites: readonly UniteAControler[]): PointDeConformite[] {
  const isConcerned = (...sujets: readonly Sujet[]) =>
    unites.length === 0 || unites.some((unite) => !sujets.every((sujet) => isSansObjet(unite, sujet)));
  const autres = AUTRES_ARTICLES_DE_CONFORMITE;
  return [
    {
      ...remind('DECLARATION_AU_SPST', `${PHRASE_DE_LA_DECLARATION_AU_SPST.texte}.`),
      autresReferences: autres.DECLARATION_AU_SPST,
    },
    {
      ...remind('SALARIE_DESIGNE', `${PHRASE_DU_SALARIE_DESIGNE.texte}.`),
      autresReferences: autres.SALARIE_DESIGNE,
    },
    {
      ...remind('LISTE_CMR', RAPPELS_DE_CONFORMITE.LISTE_CMR, isConcerned(CMR)),
      autresReferences: autres.LISTE_CMR,
    },
    {
      ...remind('LISTE_BIOLOGIQUE', RAPPELS_DE_CONFORMITE.LISTE_BIOLOGIQUE, isConcerned(BIOLOGIQUE)),
      autresReferences: autres.LISTE_BIOLOGIQUE,
    },
    {
      ...remind('PIECES_JOINTES', RAPPELS_DE_CONFORMITE.PIECES_JOINTES, isConcerned(...SUJETS_DES_PIECES)),
      autresReferences: autres.PIECES_JOINTES,
    },
  ];
}
