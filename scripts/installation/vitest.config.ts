import { defineConfig } from 'vitest/config';

// Its own file: without one, vitest climbs to the repository's root and takes the projects there.
export default defineConfig({ test: { name: 'installation' } });
