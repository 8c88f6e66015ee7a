import { computeNiveauDeRisqueOrNull } from '../evaluation/niveau-de-risque.ts';
import { CHAMPS_DE_RISQUE } from '../champs/risque.ts';
import type { ActionAComparer, RisqueAComparer, UniteAComparer } from './donnees-a-comparer.ts';
import { type EtatCompare, type Lu, pairs } from './etat-compare.ts';
import {
  type Ecart,
  type LigneDeComparaison,
  makeLigne,
  type NatureDeChangement,
} from './ligne-de-comparaison.ts';
import { listEcarts } from './list-ecarts.ts';

const isIn = (etat: EtatCompare, unite: UniteAComparer): boolean => etat.unites.has(unite.idUniteDeTravail);

/** What every line of a part says: its unit, and whether it came or went with it. */
const place = (lu: Lu<unknown>, other: EtatCompare) => ({
  unite: lu.unite.displayName,
  isAvecSonUnite: !isIn(other, lu.unite),
});

const listDeplacement = (before: Lu<unknown>, after: Lu<unknown>): Ecart[] =>
  before.unite.idUniteDeTravail === after.unite.idUniteDeTravail
    ? []
    : [{ champ: 'Unité de travail', avant: before.unite.displayName, apres: after.unite.displayName }];

/** The change, if it is one. */
export const when = (nature: NatureDeChangement, isSo: boolean): NatureDeChangement[] =>
  isSo ? [nature] : [];

const CRITERES: readonly string[] = [
  CHAMPS_DE_RISQUE.evalGravite.label,
  CHAMPS_DE_RISQUE.evalFrequence.label,
  CHAMPS_DE_RISQUE.evalMaitrise.label,
];

const toRisque = (lu: Lu<RisqueAComparer>, other: EtatCompare) => ({
  objet: 'RISQUE' as const,
  id: lu.vrai.idRisque,
  nom: lu.montre.displayName,
  ...place(lu, other),
});

/** The lines of the risks: added, removed, renamed, evaluated differently, moved, changed. */
export const comparerRisques = (avant: EtatCompare, apres: EtatCompare): LigneDeComparaison[] =>
  pairs(avant.risques, apres.risques).flatMap(([before, after]) => {
    const niveaux = {
      avant: before === undefined ? null : computeNiveauDeRisqueOrNull(before.vrai),
      apres: after === undefined ? null : computeNiveauDeRisqueOrNull(after.vrai),
    };
    if (after === undefined)
      return [makeLigne({ ...toRisque(before, apres), natures: ['RETRAIT'], niveaux })];
    if (before === undefined) return [makeLigne({ ...toRisque(after, avant), natures: ['AJOUT'], niveaux })];
    const isRenamed = before.vrai.displayName !== after.vrai.displayName;
    const moved = listDeplacement(before, after);
    const sides = [
      { ...before, nomOf: avant.nomOf },
      { ...after, nomOf: apres.nomOf },
    ] as const;
    const ecarts = listEcarts('risque', ...sides, ['displayName']);
    const isReevalue = ecarts.some(({ champ }) => CRITERES.includes(champ));
    const natures = [
      ...when('RENOMMAGE', isRenamed),
      ...when('REEVALUATION', isReevalue),
      ...when('DEPLACEMENT', moved.length > 0),
      ...when(
        'MODIFICATION',
        ecarts.some(({ champ }) => !CRITERES.includes(champ)),
      ),
    ];
    if (natures.length === 0) return [];
    return [
      makeLigne({
        ...toRisque(after, apres),
        natures,
        ancienNom: isRenamed ? before.montre.displayName : null,
        niveaux: isReevalue ? niveaux : null,
        ecarts: [...moved, ...ecarts],
      }),
    ];
  });

const toAction = (lu: Lu<ActionAComparer>, other: EtatCompare) => ({
  objet: 'ACTION' as const,
  id: lu.vrai.idAction,
  nom: lu.montre.descriptionDeLaMesure,
  ...place(lu, other),
});

/** The lines of the preventive actions: added, removed, moved, changed; their description is their name. */
export const comparerActions = (avant: EtatCompare, apres: EtatCompare): LigneDeComparaison[] =>
  pairs(avant.actions, apres.actions).flatMap(([before, after]) => {
    if (after === undefined) return [makeLigne({ ...toAction(before, apres), natures: ['RETRAIT'] })];
    if (before === undefined) return [makeLigne({ ...toAction(after, avant), natures: ['AJOUT'] })];
    const moved = listDeplacement(before, after);
    const ecarts = listEcarts(
      'actionPreventive',
      { ...before, nomOf: avant.nomOf },
      { ...after, nomOf: apres.nomOf },
    );
    const natures = [...when('DEPLACEMENT', moved.length > 0), ...when('MODIFICATION', ecarts.length > 0)];
    if (natures.length === 0) return [];
    return [makeLigne({ ...toAction(after, apres), natures, ecarts: [...moved, ...ecarts] })];
  });
