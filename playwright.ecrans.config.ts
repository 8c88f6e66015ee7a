import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run ecrans`: every screen of the built product, at three widths and in both themes. */
export default defineConfig(journeys, { testDir: 'e2e/ecrans', testMatch: '*.ecrans.ts' });
