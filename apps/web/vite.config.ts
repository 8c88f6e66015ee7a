import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readDevServer } from './build/dev-server.ts';
import { firstPageChunks } from './build/first-page.ts';
import { keepFrench } from './build/keep-french.ts';
import { precompress } from './build/precompress.ts';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    vanillaExtractPlugin(),
    keepFrench(),
    precompress(),
  ],
  // The Content-Security-Policy allows no data: address for scripts, styles and fonts.
  // Every browser of es2023 preloads modules by itself.
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: firstPageChunks } },
  },
  server: readDevServer(process.env),
});
