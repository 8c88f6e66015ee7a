import type { PointDeConformite } from '@odu/domain';
import * as links from './links.ts';

/** A place inside a page, which takes the focus when the address names it. */
export type Place = 'annexe' | 'differences' | 'effectif' | 'familles' | 'generer' | 'ressources' | 'suivi';

/** Where in its step a point of the conformity check is mended; others have their unit, their risk, their action or the whole step. */
const PLACES: Partial<Record<PointDeConformite['code'], Partial<Record<number, Place>>>> = {
  RISQUES_PAR_UNITE: { 4: 'familles' },
  FAMILLES: { 4: 'familles' },
  CHALEUR: { 4: 'familles' },
  RPS: { 4: 'familles' },
  DIFFERENCES_SEXE: { 3: 'differences' },
  EXPOSITIONS: { 7: 'annexe' },
  EFFECTIF: { 2: 'effectif' },
  MISE_A_JOUR: { 2: 'effectif', 7: 'generer' },
  RESSOURCES: { 6: 'ressources' },
};

/** Where a point of the conformity check is mended: its place in its step, with the first unit and risk concerned, or the form of the first action with its empty field. */
export const point = (
  duerpId: string,
  {
    code,
    step,
    idUniteDeTravail,
    idRisque,
    idAction,
    champ,
  }: Pick<PointDeConformite, 'code' | 'idUniteDeTravail' | 'idRisque' | 'idAction' | 'champ'> & {
    step: number;
  },
): string => {
  const href = links.duerpEditor(duerpId, step, {
    unite: idUniteDeTravail,
    risque: idRisque,
    action: idAction,
    champ,
  });
  const place = PLACES[code]?.[step];
  return place === undefined ? href : `${href}#${place}`;
};

/** The follow-up of the versions, on the document's page. */
export const suivi = (duerpId: string): string => `${links.duerp(duerpId)}#${'suivi' satisfies Place}`;
