import {
  describeExoneration,
  type Facture,
  formatDateLongue,
  formatEuros,
  formatNombre,
  formatSiret,
  listMentionsDeFacture,
  MENTION_DE_TEST,
  NBSP,
  NNBSP,
  PAYS_UE,
} from '@odu/domain';
import type { FactureInput } from './facture-input.ts';

type Fait = { label: string; valeur: string };
type Partie = { nom: string; lignes: string[] };

/** All that the invoice's page prints, as plain JSON: words are chosen here, the template only lays them out. */
export type FactureContent = {
  document: { titre: string; auteur: string; date: { year: number; month: number; day: number } };
  titre: string;
  numero: string;
  produit: string;
  /** Across the page and above it; null for an invoice that counts. */
  marque: string | null;
  vendeur: Partie;
  acheteur: Partie;
  faits: Fait[];
  lignes: {
    designation: string;
    detail: string;
    quantite: string;
    prix: string;
    taux: string;
    montant: string;
  }[];
  remises: Fait[];
  tva: { taux: string; base: string; montant: string }[];
  totaux: (Fait & { isStrong: boolean })[];
  exoneration: string | null;
  mentions: string[];
};

const euros = (cents: number): string => formatEuros(cents / 100);
const percent = (rate: number): string => `${formatNombre(rate)}${NNBSP}%`;
const lines = (...values: (string | null)[]): string[] =>
  values.flatMap((value) => (value === null || value.trim() === '' ? [] : [value.trim()]));
const named = (label: string, value: string | null | undefined): string | null =>
  value ? `${label}${NBSP}: ${value}` : null;

const describeVendeur = ({ vendeur }: Facture): Partie => {
  const { legalForm, capital, siren, rcsCity } = vendeur;
  const capitalText =
    capital === null ? null : `au capital de ${formatNombre(capital).replaceAll(/\s/g, NNBSP)}${NNBSP}€`;
  const forme = lines(legalForm, capitalText).join(' ');
  return {
    nom: vendeur.name,
    lignes: lines(
      forme,
      vendeur.line1,
      vendeur.line2,
      `${vendeur.postalCode} ${vendeur.city}`,
      PAYS_UE.FR,
      `SIREN${NBSP}: ${formatSiret(siren)}`,
      rcsCity === null ? null : `RCS ${rcsCity} ${formatSiret(siren)}`,
      named('N° de TVA', vendeur.vatNumber),
    ),
  };
};

const describeAcheteur = ({ acheteur }: Facture): Partie => ({
  nom: acheteur.name,
  lignes: lines(
    acheteur.line1,
    acheteur.line2,
    `${acheteur.postalCode} ${acheteur.city}`,
    PAYS_UE[acheteur.country],
    named('SIREN', acheteur.siren && formatSiret(acheteur.siren)),
    named('N° de TVA', acheteur.vatNumber),
  ),
});

/** « du 22 novembre 2026 au 21 novembre 2027 » */
export const describePeriode = ({ periode }: Pick<Facture, 'periode'>): string =>
  `du ${formatDateLongue(periode.startDate)} au ${formatDateLongue(periode.paidUntilDate)}`;

const listFaits = (facture: Facture): Fait[] => {
  const isAvoir = facture.type === 'CREDIT_NOTE';
  return [
    { label: isAvoir ? 'Avoir n°' : 'Facture n°', valeur: facture.numero },
    { label: 'Date d’émission', valeur: formatDateLongue(facture.issuedOn) },
    ...(facture.factureAnnulee === null
      ? []
      : [
          {
            label: 'Annule la facture',
            valeur: `${facture.factureAnnulee.numero} du ${formatDateLongue(facture.factureAnnulee.issuedOn)}`,
          },
        ]),
    { label: 'Période de la prestation', valeur: describePeriode(facture) },
    { label: isAvoir ? 'Remboursée le' : 'Échéance et paiement', valeur: formatDateLongue(facture.paidOn) },
  ];
};

const listTotaux = ({ commande, type }: Facture): FactureContent['totaux'] => {
  const isAvoir = type === 'CREDIT_NOTE';
  const rows = [
    ['Total HT', commande.totalHT],
    ['Total TVA', commande.totalTVA],
    [isAvoir ? 'Total TTC de l’avoir' : 'Total TTC', commande.totalTTC],
    [isAvoir ? 'Déjà remboursé' : 'Déjà payé', commande.totalTTC],
    [isAvoir ? 'Reste à rembourser' : 'Reste à payer', 0],
  ] as const;
  return rows.map(([label, cents]) => ({
    label,
    valeur: euros(cents),
    isStrong: label.startsWith('Total TTC'),
  }));
};

/** Chooses the words of an invoice's or a credit note's page; amounts are the order's own cents. */
export function buildFactureContent({ facture, productName }: FactureInput): FactureContent {
  const { commande, numero, vendeur } = facture;
  const { ligne } = commande;
  const [year = 0, month = 0, day = 0] = facture.issuedOn.split('-').map(Number);
  const titre = facture.type === 'INVOICE' ? 'Facture' : 'Avoir';
  return {
    document: { titre: `${titre} ${numero}`, auteur: vendeur.name, date: { year, month, day } },
    titre,
    numero,
    produit: productName,
    marque: facture.isTest ? MENTION_DE_TEST : null,
    vendeur: describeVendeur(facture),
    acheteur: describeAcheteur(facture),
    faits: listFaits(facture),
    lignes: [
      {
        designation: `${ligne.designation} – un an`,
        detail: `${productName}, ${describePeriode(facture)}`,
        quantite: '1',
        prix: euros(ligne.prixHT),
        taux: percent(ligne.tauxTVA),
        montant: euros(ligne.prixHT),
      },
    ],
    remises: listRemises(facture).map(({ label, cents }) => ({ label, valeur: euros(-cents) })),
    tva: [{ taux: percent(ligne.tauxTVA), base: euros(ligne.montantHT), montant: euros(ligne.montantTVA) }],
    totaux: listTotaux(facture),
    exoneration: describeExoneration(facture),
    mentions: listMentionsDeFacture(facture).map(({ texte }) => texte),
  };
}

/** The reductions of an order that take something off, in cents without VAT, with their names. */
export const listRemises = ({ commande: { ligne } }: Facture): { label: string; cents: number }[] =>
  [
    { label: 'Déduction des abonnements Standard en cours', cents: ligne.remiseHT },
    { label: 'Code promotionnel', cents: ligne.couponHT },
  ].filter(({ cents }) => cents > 0);
