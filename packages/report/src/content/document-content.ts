import { CHAMPS_D_ENTREPRISE, formatDateLongue, formatNombre, formatSiret, toParisDay } from '@odu/domain';
import type { ReportEntreprise, ReportInput } from '../report-input.ts';
import type { ChampContent, CouvertureContent, DocumentContent } from './report-content.ts';
import { shorten, textOrNull } from './text-length.ts';

const TITRE = 'Document unique d’évaluation des risques professionnels';
// Metadata and running titles repeat a text that the pages print in full; PDF/A bounds the length of a name.
const MAX_METADATA = 200;
const MAX_RUNNING_TITLE = 70;
const MAX_REFERENCE = 40;

const nameOf = ({ data, displayName }: ReportInput): string =>
  textOrNull(data.entreprise?.nom) ?? textOrNull(displayName) ?? 'Entreprise non renseignée';

/** Title, date, language facts and running titles of the file. */
export function buildDocumentContent(input: ReportInput): DocumentContent {
  const [year = 0, month = 0, day = 0] = toParisDay(input.creationTime).split('-').map(Number);
  const reference = textOrNull(input.reference);
  const name = nameOf(input);
  return {
    titre: TITRE,
    auteur: shorten(name, MAX_METADATA),
    motsCles: ['DUERP', shorten(name, MAX_METADATA), `version ${input.versionNumber}`],
    date: { year, month, day },
    dateLongue: formatDateLongue(input.creationTime),
    version: String(input.versionNumber),
    titreCourant: `DUERP · ${shorten(name, MAX_RUNNING_TITLE)}`,
    reference,
    referenceCourte: reference === null ? null : shorten(reference, MAX_REFERENCE),
    produit: input.productName,
    interfaceVersion: input.interfaceVersion,
    isDemo: input.isDemo,
  };
}

/** What the cover says about the company. */
export function buildCouvertureContent(input: ReportInput): CouvertureContent {
  const entreprise = input.data.entreprise ?? {};
  const siret = textOrNull(entreprise.siret);
  return {
    entreprise: nameOf(input),
    etablissement: entreprise.isEtablissement === true ? textOrNull(entreprise.nomDeLEtablissement) : null,
    siret: siret === null ? null : formatSiret(siret),
  };
}

const yesOrNo = (value: boolean | null | undefined, yes: string, no: string): string | null => {
  if (value === null || value === undefined) return null;
  return value ? yes : no;
};

/** The company card: every field with its label, null where the draft has none. */
export function buildEntrepriseContent(entreprise: ReportEntreprise | null | undefined): ChampContent[] {
  const card = entreprise ?? {};
  const siret = textOrNull(card.siret);
  const employes = card.nombreEmployes ?? null;
  const champs = CHAMPS_D_ENTREPRISE;
  return [
    { label: champs.nom.label, valeur: textOrNull(card.nom) },
    {
      label: champs.isEtablissement.label,
      valeur: yesOrNo(card.isEtablissement, 'Un établissement', 'Toute l’entreprise'),
    },
    ...(card.isEtablissement === true
      ? [{ label: champs.nomDeLEtablissement.label, valeur: textOrNull(card.nomDeLEtablissement) }]
      : []),
    { label: champs.siret.label, valeur: siret === null ? null : formatSiret(siret) },
    { label: champs.adresse.label, valeur: textOrNull(card.adresse) },
    { label: champs.secteurDActivite.label, valeur: textOrNull(card.secteurDActivite) },
    { label: champs.isSecteurPublic.label, valeur: yesOrNo(card.isSecteurPublic, 'Oui', 'Non') },
    { label: champs.nombreEmployes.label, valeur: employes === null ? null : formatNombre(employes) },
    { label: champs.nomDuRepresentantLegal.label, valeur: textOrNull(card.nomDuRepresentantLegal) },
  ];
}
