import { computeContrast } from './contrast.ts';
import { DARK_COLORS, LIGHT_COLORS } from './tokens.ts';

/** The name of a colour of the theme, as in `vars.color`; a level of risk has two. */
export type ColorName =
  | Exclude<keyof typeof LIGHT_COLORS, 'risque'>
  | `risque.${keyof typeof LIGHT_COLORS.risque}.${'background' | 'foreground'}`;

/** A text on its background, or the edge or mark of a control on what is beside it. */
export type PairKind = 'texte' | 'controle';

export interface ColorPair {
  kind: PairKind;
  foreground: ColorName;
  background: ColorName;
  /** Where the pair is seen, in French. */
  usage: string;
}

export type ThemeName = 'light' | 'dark';

/** WCAG 2.2: 1.4.3 for texts, 1.4.11 for what is not text. */
export const MINIMUM_RATIO = { texte: 4.5, controle: 3 } as const satisfies Record<PairKind, number>;

/** Colours that carry no information by themselves: hairlines, veils and the paper under everything. */
export const DECORATIVE_COLORS = [
  'line',
  'overlay',
  'risque.nonEvalue.background',
] as const satisfies readonly ColorName[];

const GROUNDS = ['paper', 'surface', 'surfaceSunken'] as const;

const cross = (
  kind: PairKind,
  foregrounds: readonly ColorName[],
  backgrounds: readonly ColorName[],
  usage: string,
): ColorPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ kind, foreground, background, usage })),
  );

/** Every pair that components and blocks make: a new one is added here before it is used. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...cross('texte', ['ink', 'inkSoft'], GROUNDS, 'Texte courant, texte discret'),
  ...cross('texte', ['ink', 'inkSoft', 'brand'], ['brandTint'], 'Ligne survolée, étape en cours'),
  ...cross('texte', ['brand', 'brandHover'], GROUNDS, 'Liens'),
  ...cross('texte', ['danger', 'success', 'warning'], GROUNDS, "Message d'un champ, état"),
  ...cross('texte', ['onBrand'], ['brand', 'brandHover'], 'Bouton principal'),
  ...cross('texte', ['onAccent'], ['accent', 'accentHover'], "Bouton d'appel"),
  ...cross('texte', ['onDanger'], ['danger', 'dangerHover'], 'Bouton de suppression'),
  ...cross('texte', ['danger', 'ink'], ['dangerTint'], 'Alerte\u00A0: erreur'),
  ...cross('texte', ['success', 'ink'], ['successTint'], 'Alerte\u00A0: succès'),
  ...cross('texte', ['warning', 'ink'], ['warningTint'], 'Alerte\u00A0: attention'),
  ...cross('texte', ['brand', 'brandHover'], ['warningTint'], "Lien d'une alerte"),
  ...(['faible', 'modere', 'important', 'critique'] as const).flatMap((niveau) =>
    cross('texte', [`risque.${niveau}.foreground`], [`risque.${niveau}.background`], 'Niveau de risque'),
  ),
  ...cross('texte', ['risque.nonEvalue.foreground'], GROUNDS, 'Niveau de risque\u00A0: non évalué'),
  ...cross('controle', ['lineStrong'], GROUNDS, "Contour d'un champ, d'une case"),
  ...cross('controle', ['brand'], [...GROUNDS, 'brandTint'], 'Contour survolé, choisi\u202F; jauge'),
  ...cross('controle', ['danger'], GROUNDS, 'Contour en erreur'),
  ...cross('controle', ['success'], GROUNDS, 'Jauge terminée'),
  ...cross('controle', ['accent'], GROUNDS, "Bouton d'appel sur son fond"),
  ...cross('controle', ['focus'], [...GROUNDS, 'brandTint'], 'Anneau du focus clavier'),
];

/** The raw value of a colour in a theme. */
export const readColor = (theme: ThemeName, name: ColorName): string => {
  const colors = theme === 'light' ? LIGHT_COLORS : DARK_COLORS;
  const [head, niveau, side] = name.split('.') as [keyof typeof colors, string?, string?];
  if (head !== 'risque') return colors[head];
  return colors.risque[niveau as keyof typeof colors.risque][side as 'background' | 'foreground'];
};

/** The contrast ratio (1 to 21) of a pair in a theme, from the tokens. */
export const computePairContrast = (theme: ThemeName, { foreground, background }: ColorPair): number =>
  computeContrast(readColor(theme, foreground), readColor(theme, background));
