import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

const FONT_FILES = [
  ['source-sans-3', 'SourceSans3', ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold']],
  // Letters that Source Sans 3 lacks, then pictures: explicit fonts, so that no machine's own fonts change the bytes.
  ['noto-sans', 'NotoSans', ['400Regular', '600SemiBold', '700Bold']],
  ['noto-emoji', 'NotoEmoji', ['400Regular']],
] as const;

const locate = (family: string, name: string, weight: string): string =>
  path.join(
    path.dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)),
    weight,
    `${name}_${weight}.ttf`,
  );

/** Reads the report's fonts from their npm packages (TTF bytes). */
export function loadFonts(): Buffer[] {
  return FONT_FILES.flatMap(([family, name, weights]) =>
    weights.map((weight) => readFileSync(locate(family, name, weight))),
  );
}

/** The code points that at least one font of the report can draw. */
export function computeFontCoverage(fonts: readonly Buffer[]): ReadonlySet<number> {
  return new Set(
    fonts.flatMap((bytes) => {
      const font = fontkit.create(bytes);
      return 'characterSet' in font ? font.characterSet : [];
    }),
  );
}
