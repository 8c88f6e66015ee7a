import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';
import { type Engine, engineOf } from './engines/engine.ts';

/** Stands for a value while a statement is compiled; no text of ours holds a NUL. */
const markOf = (name: string) => `\0${name}`;

/**
 * A statement whose SQL is made once for each engine: to make it costs as much as to run it. `build` uses the values it is
 * given as parameters and looks at none of them. Gives the rows.
 */
export function compileOnce<const Name extends string, Row>(
  names: readonly Name[],
  build: (queries: Queries, values: Readonly<Record<Name, string>>) => Compilable<Row>,
): (queries: Queries, values: Readonly<Record<Name, string>>) => Promise<Row[]> {
  const marks = Object.fromEntries(names.map((name) => [name, markOf(name)])) as Record<Name, string>;
  const nameOf = new Map<unknown, Name>(names.map((name) => [markOf(name), name]));
  const known = new Map<Engine, CompiledQuery<Row>>();
  return async (queries, values) => {
    const engine = engineOf(queries);
    const compiled = known.get(engine) ?? build(queries, marks).compile();
    known.set(engine, compiled);
    const parameters = compiled.parameters.map((parameter) => {
      const name = nameOf.get(parameter);
      return name === undefined ? parameter : values[name];
    });
    const { rows } = await queries.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
