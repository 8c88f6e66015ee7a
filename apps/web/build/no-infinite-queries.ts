import type { Plugin } from 'vite';

/** TanStack Query's query knows the lists that grow by pages, whether an application has one or not. */
const QUERY = /[\\/]query-core[\\/].*[\\/]query\.m?js$/;
const BEHAVIOUR = /\binfiniteQueryBehavior\(this\.options\.pages\)/;
const REFUSAL = `(() => {
  throw new Error('apps/web/build/no-infinite-queries.ts leaves out the lists that grow by pages');
})()`;

/** Leaves out the lists that grow by pages, of which there are none here: half a kilobyte of every signed-in page. */
export function noInfiniteQueries(): Plugin {
  return {
    name: 'odu-no-infinite-queries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: QUERY },
      handler(code, id) {
        if (!BEHAVIOUR.test(code))
          throw new Error(`${id} no longer has what ${import.meta.filename} leaves out`);
        return { code: code.replace(BEHAVIOUR, REFUSAL), map: null };
      },
    },
  };
}
