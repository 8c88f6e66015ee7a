import { type Compilable, type CompiledQuery, OperationNodeTransformer, type ValueNode } from 'kysely';
import type { Queries } from './database.ts';
import { runDirectly } from './engines/direct.ts';
import { type Engine, engineOf } from './engines/engine.ts';

/** Stands for a value while a statement is compiled; no text of ours holds a NUL. */
const markOf = (name: string) => `\0${name}`;
const isMark = (value: unknown): boolean => typeof value === 'string' && value.startsWith('\0');

/**
 * Writes a statement's own constants into its text. SQLite prepares a statement anew at each run when its plan may hang on a
 * parameter (`limit ?`, a column of a partial index): a constant as a parameter made the dearest statement of a call.
 */
class ConstantsInText extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return isMark(node.value) ? node : { ...node, immediate: true };
  }
}
const constantsInText = new ConstantsInText();

/**
 * A statement whose SQL is made once for each engine: to make it costs as much as to run it. `build` uses the values it is
 * given as parameters and looks at none of them. Gives the rows.
 */
export function compileOnce<const Name extends string, Row, Value = string>(
  names: readonly Name[],
  build: (queries: Queries, values: Readonly<Record<Name, Value>>) => Compilable<Row>,
): (queries: Queries, values: Readonly<Record<Name, Value>>) => Promise<Row[]> {
  const marks = Object.fromEntries(names.map((name) => [name, markOf(name)])) as Record<Name, Value>;
  const nameOf = new Map<unknown, Name>(names.map((name) => [markOf(name), name]));
  const known = new Map<Engine, CompiledQuery<Row>>();
  const compile = (queries: Queries) =>
    build(
      queries.withPlugin({
        transformQuery: ({ node, queryId }) => constantsInText.transformNode(node, queryId),
        transformResult: ({ result }) => Promise.resolve(result),
      }),
      marks,
    ).compile();
  return async (queries, values) => {
    const engine = engineOf(queries);
    const compiled = known.get(engine) ?? compile(queries);
    known.set(engine, compiled);
    const parameters = compiled.parameters.map((parameter) => {
      const name = nameOf.get(parameter);
      return name === undefined ? parameter : values[name];
    });
    const rows = runDirectly(queries, compiled.sql, parameters) as Row[] | undefined;
    return rows ?? (await queries.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
