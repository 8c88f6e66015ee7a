import {
  CHAMPS_D_ENTREPRISE,
  formatDateLongue,
  formatNombre,
  formatSiret,
  listChamps,
  toParisDay,
} from '@odu/domain';
import type { ChampDEntreprise } from '@odu/domain';
import type { ReportInput, SnapshotEntreprise } from '../report-input.ts';
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
  return {
    entreprise: nameOf(input),
    etablissement: entreprise.isEtablissement === true ? textOrNull(entreprise.nomDeLEtablissement) : null,
    siret: VALEURS.siret(entreprise),
  };
}

const yesOrNo = (value: boolean | null | undefined, yes: string, no: string): string | null => {
  if (value === null || value === undefined) return null;
  return value ? yes : no;
};

/** The value of each field of the company, in the order of the card; null where the draft has none. */
const VALEURS = {
  nom: ({ nom }) => textOrNull(nom),
  isEtablissement: ({ isEtablissement }) =>
    yesOrNo(isEtablissement, 'Un établissement', 'Toute l’entreprise'),
  nomDeLEtablissement: ({ nomDeLEtablissement }) => textOrNull(nomDeLEtablissement),
  siret: ({ siret }) => {
    const text = textOrNull(siret);
    return text === null ? null : formatSiret(text);
  },
  adresse: ({ adresse }) => textOrNull(adresse),
  secteurDActivite: ({ secteurDActivite }) => textOrNull(secteurDActivite),
  isSecteurPublic: ({ isSecteurPublic }) => yesOrNo(isSecteurPublic, 'Oui', 'Non'),
  nombreEmployes: ({ nombreEmployes }) =>
    nombreEmployes === null || nombreEmployes === undefined ? null : formatNombre(nombreEmployes),
  nomDuRepresentantLegal: ({ nomDuRepresentantLegal }) => textOrNull(nomDuRepresentantLegal),
} as const satisfies Record<ChampDEntreprise, (entreprise: SnapshotEntreprise) => string | null>;

/** The company card: every field with its label, the establishment's name only when the document covers one. */
export function buildEntrepriseContent(entreprise: SnapshotEntreprise | null | undefined): ChampContent[] {
  const card = entreprise ?? {};
  return listChamps(VALEURS)
    .filter((champ) => champ !== 'nomDeLEtablissement' || card.isEtablissement === true)
    .map((champ) => ({ label: CHAMPS_D_ENTREPRISE[champ].label, valeur: VALEURS[champ](card) }));
}
