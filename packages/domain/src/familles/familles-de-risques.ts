import type { CodeDeFamille } from '@odu/api-contract/types';
import { FAMILLE_DES_SECTEURS } from './famille-des-secteurs.ts';

/** The families of the referential in its order (a test of that package compares them). */
export const FAMILLES_DE_RISQUES: Readonly<Record<CodeDeFamille, string>> = {
  CPP: 'Chutes de plain-pied',
  CHU: 'Chutes de hauteur',
  CIR: "Circulations internes de véhicules et d'engins",
  ROU: 'Risque routier en mission',
  PHY: 'Charge physique de travail',
  MEC: 'Manutention mécanique et levage',
  CHI: 'Produits chimiques, émissions et déchets',
  CMR: 'Agents CMR, amiante, plomb et silice',
  BIO: 'Agents biologiques',
  EQT: 'Équipements de travail',
  EFF: "Effondrements et chutes d'objets",
  BRU: 'Bruit',
  THE: 'Ambiances thermiques et brûlures',
  INC: 'Incendie et explosion',
  ELE: 'Électricité',
  LUM: 'Ambiances lumineuses',
  RAY: 'Rayonnements',
  RPS: 'Risques psychosociaux',
  VIB: 'Vibrations',
  HEU: 'Heurts et cognements',
  ADD: 'Pratiques addictives',
  ORG: 'Organisation, situations particulières et secours',
};

/** The codes of the families, in their order. */
export const CODES_DE_FAMILLE = Object.keys(FAMILLES_DE_RISQUES) as readonly CodeDeFamille[];

/** Whether a text is the code of a family. */
export const isCodeDeFamille = (code: string): code is CodeDeFamille =>
  Object.hasOwn(FAMILLES_DE_RISQUES, code);

/** The family of a code of the referential (of a risk or a category, of a sector too); null for any other text. */
export function findFamilleDuCode(code: string | null | undefined): CodeDeFamille | null {
  const [famille = '', categorie = ''] = (code ?? '').split('-');
  if (isCodeDeFamille(famille)) return famille;
  return FAMILLE_DES_SECTEURS[`${famille}-${categorie}`] ?? null;
}
