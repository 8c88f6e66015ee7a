import { defineConfig } from 'vitest/config';

// Unit tests only: the stories run in a real Chromium, from the root (npm run test:stories).
export default defineConfig({
  test: { name: 'ui', environment: 'node', include: ['{src,contract}/**/*.test.ts'] },
});
