import { expect, test } from 'vitest';
import * as annexe from '../src/droit/annexe.ts';
import * as autresTextes from '../src/droit/autres-textes.ts';
import * as avis from '../src/droit/avis-d-acces.ts';
import * as champs from '../src/droit/champs-du-programme.ts';
import { FIN_DE_LA_PRESENTATION_AU_CSE, RAPPELS_DE_CONFORMITE } from '../src/droit/conformite.ts';
import * as demandes from '../src/droit/demandes-de-la-loi.ts';
import { CADRE_REGLEMENTAIRE, ENONCES_DU_GUIDE } from '../src/droit/enonces.ts';
import { FACTEURS, FACTEURS_DE_RISQUES } from '../src/droit/facteurs-de-risques.ts';
import * as information from '../src/droit/information.ts';
import { mesuresDePrevention } from '../src/droit/mesures-de-prevention.ts';
import * as miseAJour from '../src/droit/mise-a-jour.ts';
import * as phrases from '../src/droit/phrases.ts';
import * as programme from '../src/droit/programme-annuel.ts';
import * as saisie from '../src/droit/saisie-de-l-annexe.ts';
import { PHRASES_SANS_CSE } from '../src/droit/sans-cse.ts';
import { SUIVI_RENFORCE_POSSIBLE } from '../src/droit/seuil.ts';
import { seuilDuFacteur } from '../src/droit/seuils-des-facteurs.ts';
import * as suivi from '../src/droit/suivi.ts';
import { hashTexte } from './read-code.ts';

const { phraseDuCse } = suivi;

/** All that the product says of the law, each text by its name: with its articles where it has them. */
const TEXTES: readonly (readonly [name: string, value: unknown])[] = [
  ...[annexe, autresTextes, avis, champs, demandes, information, miseAJour, phrases, programme, saisie, suivi]
    .flatMap((one) => Object.entries<unknown>(one))
    .filter(([, value]) => typeof value !== 'function'),
  ...Object.entries(RAPPELS_DE_CONFORMITE),
  ...Object.entries(FIN_DE_LA_PRESENTATION_AU_CSE).map(
    ([regime, fin]) => [`présentation, ${regime}`, fin] as const,
  ),
  ...CADRE_REGLEMENTAIRE.flatMap(({ enonces }) =>
    enonces.map((enonce) => [[enonce.article, enonce.alinea ?? 'tout'].join(', '), enonce] as const),
  ),
  ['cadre', CADRE_REGLEMENTAIRE.map(({ titre, enonces }) => [titre, enonces.map(({ article }) => article)])],
  ['guide', ENONCES_DU_GUIDE],
  ['facteurs', FACTEURS_DE_RISQUES],
  ...FACTEURS.map((facteur) => [facteur, seuilDuFacteur(facteur)] as const),
  ['suivi renforcé', SUIVI_RENFORCE_POSSIBLE],
  ...[{ nombreEmployes: 50 }, { nombreEmployes: 49 }, { isSecteurPublic: true }, {}].map((entreprise) => {
    const mesures = mesuresDePrevention(entreprise);
    return [`mesures, ${mesures.regime}`, mesures] as const;
  }),
  ...(['programme', 'liste', 'a-verifier', 'a-renseigner'] as const).map(
    (regime) => [`CSE, ${regime}`, phraseDuCse(regime)] as const,
  ),
  ...Object.entries(PHRASES_SANS_CSE),
];

/** What each text said when its articles were last read. */
const EMPREINTES: Readonly<Record<string, string>> = {
  PHRASE_DE_L_ANNEXE: '0a54e385',
  AUTRES_ARTICLES_DE_LA_DECLARATION_DES_EXPOSITIONS: '8c4cafca',
  PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS: '05986f45',
  PHRASE_DE_LA_FICHE_DE_SUIVI: '62b06d63',
  EFFECTIF_DU_CODE: 'a5a13d55',
  AUCUN_FACTEUR: 'b0e9f6e3',
  ANNEXE_SANS_FACTEUR: '476b76e1',
  SANS_SEUIL: 'dec7561e',
  MENTIONS_D_EXONERATION: '5e40aa50',
  DUREE_DES_FACTURES: '726c3286',
  RENVOI_DES_SERVICES_PUBLICS: '2c435983',
  TEXTE_DE_L_AVIS: 'abe5ee16',
  PHRASE_DES_CHAMPS_DU_PROGRAMME: 'b255f78a',
  PHRASE_DU_TYPE_DE_MESURE: '4a06830f',
  PHRASE_DES_RESSOURCES: '01d00405',
  TITRE_DES_CHAMPS_DU_PROGRAMME: '568826cd',
  PHRASE_DU_DOCUMENT_UNIQUE: 'beea4ca5',
  PHRASE_D_ACCES: 'ff06fc45',
  PHRASE_DES_UNITES: '49ae55c0',
  PHRASE_DE_L_INVENTAIRE: 'a1cb0db8',
  PHRASE_DE_L_ORDRE_DES_MESURES: '1dc18b83',
  PHRASE_DE_L_EFFECTIF: '553479b2',
  AIDE_DE_L_EFFECTIF: 'aa653b98',
  DECOMPTE_DES_SEUILS: '580c1829',
  AUTRES_ARTICLES_DE_L_INFORMATION: '4b92b3d2',
  PHRASE_DE_L_INFORMATION: '89355dcb',
  PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE: '9579136c',
  PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE: 'd6eec1b0',
  RESERVE_DU_SECTEUR_PUBLIC: 'd9f83e3b',
  PHRASE_DE_LA_MISE_A_JOUR_DU_SECTEUR_PUBLIC: 'd0c8c0bd',
  PHRASE_RESPONSABILITE: '6fefb67c',
  PHRASE_CONSERVATION: '2e4ae9ba',
  PHRASE_DES_DIFFERENCES: 'e87eeb86',
  PHRASE_DU_PROGRAMME_ANNUEL: 'cca8311c',
  AIDE_DES_DONNEES_COLLECTIVES: '07a59f95',
  COMPTE_AU_DELA_DU_SEUIL: '7d844090',
  PHRASE_DES_SEUILS: 'dad5cf49',
  PHRASE_DU_SPST: 'f28861cd',
  AUTRES_ARTICLES_DE_LA_DECLARATION: '20eeff4e',
  PHRASE_DE_LA_DECLARATION_AU_SPST: 'c448e961',
  AUTRES_ARTICLES_DU_SALARIE_DESIGNE: '3911917d',
  PHRASE_DU_SALARIE_DESIGNE: '1df981d9',
  LABELS_SANS_CSE: '5b97e60b',
  PHRASE_DE_L_AVIS: '153f4027',
  MODALITES_PAR_DEFAUT: 'bb18ff72',
  SANS_MISE_A_JOUR_ANNUELLE: 'e564614e',
  MISE_A_JOUR_HORS_ECHEANCE: 'a703e7b2',
  SPST: 'd290f508',
  CSE: '013f766f',
  CSE_EVENTUEL: '0e62c3b9',
  SANS_CSE: 'c3d47ba2',
  CARENCE_ANCIENNE: 'b197dd64',
  CSE_SANS_AVIS: '4b28dabf',
  CHALEUR_SANS_ACTION: '497cc59a',
  PROGRAMME_SANS_FACTEUR: '2ed46e92',
  MESURE_NON_PRISE: 'd28c5334',
  AVIS_D_ACCES: '44701ed5',
  LISTE_CMR: '175bdd21',
  LISTE_BIOLOGIQUE: '0c6a7d73',
  PIECES_JOINTES: '1b88c801',
  'présentation, programme': '92e9c9ae',
  'présentation, liste': '1619b7df',
  'présentation, a-verifier': '7daf9087',
  'présentation, a-renseigner': 'cd63efb4',
  'L4121-1, tout': '3297d786',
  'L4121-3, tout': '1880bfd2',
  'L4121-3-1, I et II': 'dce330fa',
  'R4121-1, tout': '038aaa96',
  'R4121-1-1, tout': 'e63a3a54',
  'L4163-1, I et IV': '497e7901',
  'L4644-1, I': 'd332e192',
  'L4121-4, tout': 'b18737d1',
  'L4121-5, tout': '39bb6284',
  'L4122-2, tout': '0d736573',
  'L4132-5, tout': 'ecef6f63',
  'R4121-5, tout': 'a89d8845',
  'L4121-2, tout': '3db1723f',
  'R4121-2, tout': '8d8b31e0',
  'L4121-3-1, III, 1°': 'a9b9ef9e',
  'L4121-3-1, III, 2°': 'ef6c3f0e',
  'R4121-3, tout': 'ae565421',
  'L4121-3-1, V, A': '3fef2554',
  'L4121-3-1, V, B': 'cb04a611',
  'L4121-3-1, VI': '5d0faef3',
  'D4622-22, tout': '156b6e9d',
  'R4121-4, tout': 'ff4246b6',
  'R4141-2, tout': '24e5f763',
  'R4741-1, tout': 'ee793a5c',
  cadre: '9941194f',
  guide: 'adc5226a',
  facteurs: '6d721a70',
  manut: '74234e98',
  postures: '74234e98',
  vibrations: '74234e98',
  chimique: '74234e98',
  hyperbare: 'e9d83f7e',
  temperatures: 'b81f478a',
  bruit: 'c05303af',
  nuit: '73337d5c',
  equipes: 'c320bca6',
  repetitif: '4f237d92',
  'suivi renforcé': 'a3ab4c51',
  'mesures, programme': 'da7c1acc',
  'mesures, liste': 'f331c769',
  'mesures, a-verifier': 'b2d63128',
  'mesures, a-renseigner': '112e2dbb',
  'CSE, programme': '9eea0be7',
  'CSE, liste': '78776fb7',
  'CSE, a-verifier': '04a2f61f',
  'CSE, a-renseigner': '83ba8514',
  carence: 'ae911964',
  'effectif non atteint': 'cbd13e10',
};

test('no sentence of the law changes a number, a word or an article without being read again', () => {
  const found = Object.fromEntries(
    TEXTES.map(([name, value]) => [name, hashTexte(JSON.stringify(value)).slice(0, 8)]),
  );
  expect(
    [...new Set([...Object.keys(found), ...Object.keys(EMPREINTES)])]
      .filter((name) => found[name] !== EMPREINTES[name])
      .map(
        (name) =>
          `${name} changed: was each of its articles read again (npm run droit:lire -w @odu/domain -- …)? Then its print is ${found[name] ?? 'no more'}.`,
      ),
  ).toEqual([]);
  // No two texts have one name.
  expect(Object.keys(found)).toHaveLength(TEXTES.length);
});
