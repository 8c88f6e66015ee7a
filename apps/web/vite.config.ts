import { defineConfig } from 'vite';
import { readAppConfig } from './build/app-config.ts';
import { recordChunks } from './build/chunk-record.ts';
import { readDevServer } from './build/dev-server.ts';
import { inlineIcon } from './build/inline-icon.ts';
import { minifyFirst, SECOND_MINIFIER } from './build/minify-twice.ts';
import { planChunks } from './build/plan-chunks.ts';
import { precompress } from './build/precompress.ts';
import { SHARED_CHUNKS } from './build/shared-chunks.ts';

export default defineConfig(async ({ command }) => {
  const config = readAppConfig();
  if (command === 'serve') return { ...config, server: readDevServer(process.env) };
  const name = await planChunks({ ...readAppConfig(), root: import.meta.dirname }, SHARED_CHUNKS);
  return {
    ...config,
    plugins: [...config.plugins, inlineIcon(), minifyFirst(), recordChunks(), precompress()],
    build: {
      ...config.build,
      ...SECOND_MINIFIER,
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension' as const,
        output: { codeSplitting: { groups: [{ name }], includeDependenciesRecursively: false } },
      },
    },
  };
});
