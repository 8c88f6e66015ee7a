import { scrambleDocumentData } from '../risque/scramble-document-data.ts';
import type {
  ActionAComparer,
  CategorieAComparer,
  DonneesAComparer,
  RisqueAComparer,
  UniteAComparer,
} from './donnees-a-comparer.ts';
import type { NomOf } from '../champs/champ.ts';
import { comparerActions, comparerRisques, when } from './comparer-parties.ts';
import { readExpositions } from '../edition/apply/expositions-du-document.ts';
import { readFamilles } from '../edition/apply/familles-de-l-unite.ts';
import { type EtatCompare, type Lu, pairs, readEtat } from './etat-compare.ts';
import { type LigneDeComparaison, makeLigne, type ObjetCompare } from './ligne-de-comparaison.ts';
import { type Cote, listEcarts } from './list-ecarts.ts';

function comparerEntite(
  objet: ObjetCompare,
  nom: string,
  entite: 'entreprise' | 'papripact' | 'expositions',
  avant: Cote,
  apres: Cote,
): LigneDeComparaison[] {
  const ecarts = listEcarts(entite, avant, apres);
  return ecarts.length === 0 ? [] : [makeLigne({ objet, id: objet, nom, natures: ['MODIFICATION'], ecarts })];
}

const toUnite = (unite: UniteAComparer) => ({
  objet: 'UNITE' as const,
  id: unite.idUniteDeTravail,
  nom: unite.displayName,
  risques: unite.risques.length,
  actions: unite.papripactActionsPreventives.length,
});

/** What a unit says of itself beside its name: its headcount, differences by sex, and the families set aside. */
const listEcartsDUnite = (before: Lu<UniteAComparer>, after: Lu<UniteAComparer>, sides: [NomOf, NomOf]) => {
  const cotes = (read: (unite: UniteAComparer) => object): [Cote, Cote] => [
    { vrai: read(before.vrai), montre: read(before.montre), nomOf: sides[0] },
    { vrai: read(after.vrai), montre: read(after.montre), nomOf: sides[1] },
  ];
  return [
    ...listEcarts('uniteDeTravail', ...cotes((unite) => unite), ['displayName']),
    ...listEcarts('famillesDeRisques', ...cotes(readFamilles)),
  ];
};

const comparerUnites = (avant: EtatCompare, apres: EtatCompare): LigneDeComparaison[] =>
  pairs(avant.unites, apres.unites).flatMap(([before, after]) => {
    if (after === undefined) return [makeLigne({ ...toUnite(before.montre), natures: ['RETRAIT'] })];
    if (before === undefined) return [makeLigne({ ...toUnite(after.montre), natures: ['AJOUT'] })];
    const isRenamed = before.vrai.displayName !== after.vrai.displayName;
    const ecarts = listEcartsDUnite(before, after, [avant.nomOf, apres.nomOf]);
    const natures = [...when('RENOMMAGE', isRenamed), ...when('MODIFICATION', ecarts.length > 0)];
    if (natures.length === 0) return [];
    const { objet, id, nom } = toUnite(after.montre);
    const ancienNom = isRenamed ? before.montre.displayName : null;
    return [makeLigne({ objet, id, nom, natures, ancienNom, ecarts })];
  });

/** A category comes and goes with its risks, which have their lines: only its name has one. */
const comparerCategories = (avant: EtatCompare, apres: EtatCompare): LigneDeComparaison[] =>
  pairs(avant.categories, apres.categories).flatMap(([before, after]) => {
    if (before === undefined || after === undefined) return [];
    if (before.vrai.displayName === after.vrai.displayName) return [];
    return [
      makeLigne({
        objet: 'CATEGORIE',
        id: after.vrai.idCategorie,
        nom: after.montre.displayName,
        ancienNom: before.montre.displayName,
        unite: after.unite.displayName,
        natures: ['RENOMMAGE'],
      }),
    ];
  });

const scramble = scrambleDocumentData<CategorieAComparer, RisqueAComparer, ActionAComparer, DonneesAComparer>;

/**
 * What is not in a document as it was: two versions, or a version and the draft. Things are the same by their ids; the
 * order of units, risks and actions says nothing. In demonstration the texts of risks and actions are shown unreadable:
 * `apresMontre` is the later document scrambled already, for a caller that shows it too.
 */
export function comparerVersions(
  avant: DonneesAComparer,
  apres: DonneesAComparer,
  { isDemo = false, apresMontre }: { isDemo?: boolean; apresMontre?: DonneesAComparer } = {},
): LigneDeComparaison[] {
  const before = readEtat(avant, isDemo ? scramble(avant) : avant);
  const after = readEtat(apres, apresMontre ?? (isDemo ? scramble(apres) : apres));
  const sides = (read: (donnees: DonneesAComparer) => object): [Cote, Cote] => [
    { vrai: read(before.donnees), montre: read(before.donneesMontrees), nomOf: before.nomOf },
    { vrai: read(after.donnees), montre: read(after.donneesMontrees), nomOf: after.nomOf },
  ];
  return [
    ...comparerEntite('ENTREPRISE', 'Entreprise', 'entreprise', ...sides((data) => data.entreprise ?? {})),
    ...comparerEntite('PROGRAMME', 'Programme de prévention', 'papripact', ...sides((data) => data)),
    ...comparerEntite(
      'EXPOSITIONS',
      'Annexe des expositions',
      'expositions',
      ...sides(({ expositions = [] }) => readExpositions({ expositions })),
    ),
    ...comparerUnites(before, after),
    ...comparerCategories(before, after),
    ...comparerRisques(before, after),
    ...comparerActions(before, after),
  ];
}
