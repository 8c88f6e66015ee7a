import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { keepFrench } from './keep-french.ts';
import { noInfiniteQueries } from './no-infinite-queries.ts';
import { overlayEffectsLater } from './overlays/overlay-effects-later.ts';

/** How the application is read, whatever is made of it: what browsers load, the plan of it, the pages rendered at build. */
export const readAppConfig = () =>
  ({
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
      react(),
      vanillaExtractPlugin(),
      keepFrench(),
      noInfiniteQueries(),
      overlayEffectsLater(),
    ],
    // React has had this hook since version 18: what stands in for it needs not be loaded.
    resolve: {
      alias: [
        {
          find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
          replacement: 'use-sync-external-store/with-selector',
        },
        { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      ],
    },
    // The Content-Security-Policy allows no data: address for scripts, styles and fonts.
    // Every browser of es2023 preloads modules by itself.
    build: { assetsInlineLimit: 0, target: 'es2023', modulePreload: { polyfill: false } },
  }) satisfies InlineConfig;
