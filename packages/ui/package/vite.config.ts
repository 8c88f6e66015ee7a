import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };

/** Ours is taken in; what others publish stays with them, and is installed once for the whole application. */
const isOfOthers = (id: string) => !/^(?:@odu\/|[./\0])/.test(id);

/** The helper that Vite puts around an `import()` has one name in every build: whoever builds us with Vite would have it twice. */
const ownPreload: Plugin = {
  name: 'own-preload',
  renderChunk: (code) => code.replaceAll('__vitePreload', '__oduPreload'),
};

export default defineConfig({
  root: import.meta.dirname,
  // Fonts are found beside the style sheet, wherever the application puts them.
  base: './',
  define: { 'import.meta.env.DEV': 'false' },
  plugins: [vanillaExtractPlugin(), ownPreload],
  build: {
    outDir: '../dist',
    // Whoever installs us decides what is fetched ahead.
    modulePreload: false,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2023',
    minify: false,
    rolldownOptions: {
      input: { index: 'entry.ts', theme: '../src/theme/contract.css.ts' },
      preserveEntrySignatures: 'strict',
      external: (id) => isOfOthers(id) && !id.startsWith('@fontsource') && !id.endsWith('.css'),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'styles.css' : 'fonts/[name][extname]',
        banner: `/* @odu/ui ${manifest.version} */`,
      },
    },
  },
});
