import { HIDE_LATER, LOCK_LATER, SIZES_PLACED_FOR } from './later.ts';

/** A module of react-aria, and what takes the place of what stands in it. */
interface Rewriting {
  id: RegExp;
  changes: { found: RegExp; replacement: string }[];
  /** What is put in its place calls `beforePaint`. */
  isBeforePaint?: boolean;
}

/** What react-aria does to the page, and asks of it, when something opens above it or closes; and what it reads at each drawing. */
export const REWRITINGS: readonly Rewriting[] = [
  {
    id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]overlays[\\/]ariaHideOutside\.m?js$/,
    changes: [
      { found: /export \{([\w$]+) as ariaHideOutside, ([\w$]+) as keepVisible\};/, replacement: HIDE_LATER },
    ],
  },
  {
    id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]overlays[\\/]usePreventScroll\.m?js$/,
    changes: [
      {
        found: /else ([\w$]+\$restore) = ([\w$]+\$preventScrollStandard)\(UNSTABLE_overrideFocus\);/,
        replacement: LOCK_LATER,
      },
    ],
  },
  {
    // Where a list, a menu or a tooltip stands: not again when the page tells the sizes that it was found by, in the same frame.
    id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]overlays[\\/]useOverlayPosition\.m?js$/,
    isBeforePaint: true,
    changes: [
      {
        found: /(\(0, [\w$]+\))\(updatePosition, deps\);/,
        replacement: '$1(() => beforePaint(updatePosition, overlayRef), deps);',
      },
      { found: /let lastScale = (\(0, [\w$]+\))\(/, replacement: `${SIZES_PLACED_FOR}$&` },
      { found: /setPosition\(position\);/, replacement: '$& placedFor.current = readSizes();' },
      { found: /onResize: updatePosition/, replacement: 'onResize: placeAgain' },
      { found: /onResize: updatePosition/, replacement: 'onResize: placeAgain' },
    ],
  },
  {
    // How wide the list of a field is, which its place is found by.
    id: /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]Popover\.m?js$/,
    isBeforePaint: true,
    changes: [
      {
        found: /(\(0, [\w$]+\$useLayoutEffect\))\(onResize, \[/,
        replacement: '$1(() => beforePaint(onResize, onResize, true), [',
      },
    ],
  },
  {
    // Whether the focus is in the field: no style of ours asks for it, and its list was drawn once more when the focus came to it.
    id: /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]Select\.m?js$/,
    changes: [
      {
        found: /let (\{[^}]*\}) = \(0, [\w$]+\$useFocusRing\)\(\{\s*within: true\s*\}\);/,
        replacement: 'let $1 = { isFocusVisible: false, focusProps: {} };',
      },
    ],
  },
  {
    // The size of the page, at each drawing of a dialog: no style of ours asks for it.
    id: /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]Modal\.m?js$/,
    changes: [
      {
        found: /if \(typeof document !== 'undefined'\) \{\s*let scrollingElement = [^}]*\}/,
        replacement: '',
      },
    ],
  },
  {
    // It was measured for the first drawing.
    id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]utils[\\/]useViewportSize\.m?js$/,
    isBeforePaint: true,
    changes: [
      {
        found: /(\};\s*)(updateSize\([\w$]+\(\)\));(\s*if )/,
        replacement: '$1beforePaint(() => $2);$3',
      },
    ],
  },
  {
    // A dialog's first focus.
    id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]dialog[\\/]useDialog\.m?js$/,
    isBeforePaint: true,
    changes: [
      {
        found: /(!\(0, [\w$]+\)\(ref\.current\))\) \{\s*(\(0, [\w$]+\)\(ref\.current\));/,
        replacement: '$1) { beforePaint(() => { if (ref.current && $1) $2; });',
      },
    ],
  },
  {
    // Whether what opens or closes is animated: asked twice of each.
    id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]utils[\\/]animation\.m?js$/,
    isBeforePaint: true,
    changes: [
      {
        found: /(for \(let animation of )(ref\.current)(\.getAnimations\(\)\).*? animation\.cancel\(\);)/,
        replacement: 'beforePaint(() => { if ($2) $1$2$3 });',
      },
      {
        found: /(let startPromise = .*?!startPromise\) \{\s*)onEnd\(\)(;.*?\}\)\.catch\(\(\)=>\{\}\);)/s,
        replacement: 'beforePaint(() => { if (!ref.current) return; $1afterPaint(onEnd)$2 });',
      },
    ],
  },
  {
    // What each shortcut of a list, a field or tabs is, at each of their drawings: it is read at the first key.
    id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]interactions[\\/]createKeyboardShortcutHandler\.m?js$/,
    changes: [
      {
        found:
          /let map = new Map\(\);(\s*for \(let \[spec, action\] of Object\.entries\(bindings\)\)\{.*?\n {4}\})\s*return \(e\)=>\{/s,
        replacement: 'let map; return (e)=>{ if (!map) { map = new Map();$1 }',
      },
    ],
  },
];
