import type { Cible } from '@odu/domain';

const PREFIXES: Partial<Record<Cible['entite'], string>> = {
  categorieDeRisques: 'categorie',
  risque: 'risque',
  actionPreventive: 'action',
};

/** The line of the item that a collision is about. */
export function itemOf({ entite, id, idUniteDeTravail }: Cible): string {
  if (entite === 'entreprise' || entite === 'papripact' || entite === 'expositions') return entite;
  if (entite === 'uniteDeTravail' || entite === 'famillesDeRisques') return `unite:${id}`;
  return `unite:${idUniteDeTravail}/${PREFIXES[entite]}:${id}`;
}

/** Whether the key is of the item, or of something that it holds. */
export const isWithin = (key: string, item: string): boolean =>
  key === item || key.startsWith(`${item}.`) || key.startsWith(`${item}/`);

/** The id of the item that a key is of; null for the company and the PAPRIPACT. */
export const idOfKey = (key: string): string | null => /:([^:/.]+)(\.[\w-]+)?$/.exec(key)?.[1] ?? null;

/** The line of the item that a key is of: a measure in place is a value of its risk. */
export const itemOfKey = (key: string): string => key.split('.', 1)[0] ?? key;

/** The line of a field that a collision is about: a family is a value of its unit, whose other fields have names of their own. */
export const keyOfChamp = (cible: Cible, champ: string): string =>
  `${itemOf(cible)}.${cible.entite === 'famillesDeRisques' ? 'famille-' : ''}${champ}`;

/** Whether the key is of that field of the item; the measures in place are one field, with a key each. */
export const isOfChamp = (key: string, cible: Cible, champ: string): boolean =>
  champ === 'mesuresEnPlace' ? key.startsWith(`${itemOf(cible)}.mesure:`) : key === keyOfChamp(cible, champ);
