import type { FacteurL4161 } from '@odu/api-contract/types';
import type { Reference } from './articles.ts';

/** A factor of occupational risk: its name in the law, and where it stands there. */
export type FacteurDeRisques = {
  readonly label: string;
  readonly reference: Reference;
};

const L4161 = (alinea: string): Reference => ({ article: 'L4161-1', alinea: `I, ${alinea}` });

/** The factors that have a threshold (b, c, d of the 2° and the 3° of art. L4161-1, by art. L4163-1). */
export const FACTEURS_A_SEUIL = [
  'hyperbare',
  'temperatures',
  'bruit',
  'nuit',
  'equipes',
  'repetitif',
] as const satisfies readonly FacteurL4161[];

/** A factor that has a threshold. */
export type FacteurASeuil = (typeof FACTEURS_A_SEUIL)[number];

/** Whether the law sets a threshold for a factor. */
export const hasSeuil = (facteur: FacteurL4161): facteur is FacteurASeuil =>
  (FACTEURS_A_SEUIL as readonly FacteurL4161[]).includes(facteur);

/** The ten factors of art. L4161-1 C. trav., in its order. */
export const FACTEURS_DE_RISQUES: { readonly [F in FacteurL4161]: FacteurDeRisques } = {
  manut: { label: 'Manutentions manuelles de charges', reference: L4161('1°, a') },
  postures: { label: 'Postures pénibles', reference: L4161('1°, b') },
  vibrations: { label: 'Vibrations mécaniques', reference: L4161('1°, c') },
  chimique: {
    label: 'Agents chimiques dangereux, poussières et fumées',
    reference: L4161('2°, a'),
  },
  hyperbare: {
    label: 'Activités en milieu hyperbare',
    reference: L4161('2°, b'),
  },
  temperatures: {
    label: 'Températures extrêmes',
    reference: L4161('2°, c'),
  },
  bruit: {
    label: 'Bruit',
    reference: L4161('2°, d'),
  },
  nuit: {
    label: 'Travail de nuit',
    reference: L4161('3°, a'),
  },
  equipes: {
    label: 'Travail en équipes successives alternantes',
    reference: L4161('3°, b'),
  },
  repetitif: {
    label: 'Travail répétitif',
    reference: L4161('3°, c'),
  },
};

/** The ten factors, in the order of the law. */
export const FACTEURS = Object.keys(FACTEURS_DE_RISQUES) as readonly FacteurL4161[];
