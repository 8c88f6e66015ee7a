import type { Exposition } from '@odu/api-contract/types';
import { controleDeConformite } from './controle-de-conformite.ts';
import type { ActionAControler, RisqueAControler, UniteAControler } from './donnees-a-controler.ts';
import type { CodeDeConformite } from './point-de-conformite.ts';

export const risque = (
  code: string,
  notes: [1 | 2 | 3 | 4, 1 | 2 | 3 | 4, 1 | 2 | 3 | 4] = [1, 1, 1],
): RisqueAControler => ({
  idRisque: code,
  idCategorie: code,
  code,
  displayName: '',
  evalGravite: notes[0],
  evalFrequence: notes[1],
  evalMaitrise: notes[2],
});
export const CLIMATISATION = { idMesure: 'm1', texte: 'Climatisation', type: 'protection collective' };
export const unite = (
  codes: readonly string[],
  papripactActionsPreventives: ActionAControler[] = [],
  displayName = 'Fournil',
): UniteAControler => ({
  idUniteDeTravail: displayName,
  displayName,
  differencesSelonSexe: 'Aucune',
  categorieDeRisques: [],
  risques: codes.map((code) =>
    code.startsWith('THE-CHA') ? { ...risque(code), mesuresEnPlace: [CLIMATISATION] } : risque(code),
  ),
  papripactActionsPreventives,
});
export const WHOLE: ActionAControler = {
  idAction: 'a1',
  idRisqueAssocie: 'CHU-OUV-01',
  statut: 'En cours',
  budget: '300\u202F€',
  date: '2027-01-15',
  conditionsExecution: 'Le lundi',
  indicateurResultat: 'Aucune chute',
};
export const TODAY = '2026-11-22';
export const LAST = [{ creationTime: '2026-03-01T09:00:00Z' }];
export const TOUT = ['CHU-OUV-01', 'THE-CHA-01', 'RPS-INT-01'];

export const check = (
  entreprise: { nombreEmployes: number | null; isSecteurPublic?: boolean; isEtablissement?: boolean } | null,
  unites: readonly UniteAControler[] = [unite(TOUT, [WHOLE])],
  fields: {
    ressourcesPapripact?: string;
    expositions?: Exposition[];
    versions?: readonly { creationTime: string; id?: string }[];
    suivi?: Parameters<typeof controleDeConformite>[2];
    today?: string;
  } = {},
) =>
  controleDeConformite(
    { entreprise, unitesDeTravail: unites, ...fields },
    fields.versions ?? LAST,
    fields.suivi ?? null,
    fields.today ?? TODAY,
  );
export const statutOf = (code: CodeDeConformite, ...given: Parameters<typeof check>) =>
  check(...given).find((point) => point.code === code)?.statut;
