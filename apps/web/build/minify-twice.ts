import { minify, type BuildEnvironmentOptions, type Plugin } from 'vite';

/** Terser makes of what Oxc has made small 1.3 % less of what is compressed than Oxc alone; alone it gains half of that. */
export const SECOND_MINIFIER = {
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
} as const satisfies BuildEnvironmentOptions;

/** Oxc, Vite's own minifier, before the `SECOND_MINIFIER`: Vite knows one of them for a build. */
export function minifyFirst(): Plugin {
  return {
    name: 'odu-minify-first',
    apply: 'build',
    renderChunk: async (source, { fileName }) => {
      const { code, errors } = await minify(fileName, source, { module: true });
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
      return { code, map: null };
    },
  };
}
