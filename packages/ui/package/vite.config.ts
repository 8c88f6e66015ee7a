import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import manifest from '../package.json' with { type: 'json' };

/** Ours is taken in; what others publish stays with them, and is installed once for the whole application. */
const isOfOthers = (id: string) => !/^(?:@odu\/|[./\0])/.test(id);

export default defineConfig({
  root: import.meta.dirname,
  // Fonts are found beside the style sheet, wherever the application puts them.
  base: './',
  define: { 'import.meta.env.DEV': 'false' },
  plugins: [vanillaExtractPlugin()],
  build: {
    outDir: '../dist',
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
        chunkFileNames: 'shared.js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'styles.css' : 'fonts/[name][extname]',
        banner: `/* @odu/ui ${manifest.version} */`,
      },
    },
  },
});
