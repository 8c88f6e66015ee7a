import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

const FONT_FILES = [
  require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
  // Letters that Source Sans 3 lacks (Greek and Cyrillic are Noto Sans'), then Arabic, then pictures: explicit fonts, so that no machine's own fonts change the bytes.
  require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
];

/** Reads the report's fonts from their npm packages (TTF bytes). */
export const loadFonts = (): Buffer[] => FONT_FILES.map((file) => readFileSync(file));

/** The code points that at least one font of the report can draw. */
export function computeFontCoverage(fonts: readonly Buffer[]): ReadonlySet<number> {
  return new Set(
    fonts.flatMap((bytes) => {
      const font = fontkit.create(bytes);
      return 'characterSet' in font ? font.characterSet : [];
    }),
  );
}
