/** What to write so that a stored list becomes the wanted one. */
export type ListPlan<Row> = { inserted: Row[]; updated: Row[]; deletedIds: string[] };

/** Whether a stored row has every value of the wanted one. */
export const isSameRow = <Row extends object>(left: Row, right: Row): boolean =>
  (Object.keys(right) as (keyof Row)[]).every((key) => left[key] === right[key]);

/**
 * Compares the stored rows of a list with the wanted ones, in their order. A row keeps its position while that position
 * still comes after the one before it: adding at the end, editing and deleting write one row each.
 */
export function planList<Row extends { position: number }>(
  stored: readonly Row[],
  wanted: readonly Omit<Row, 'position'>[],
  idOf: (row: Omit<Row, 'position'>) => string,
): ListPlan<Row> {
  const storedById = new Map(stored.map((row) => [idOf(row), row]));
  const plan: ListPlan<Row> = { inserted: [], updated: [], deletedIds: [] };
  let last = -1;
  for (const fields of wanted) {
    const known = storedById.get(idOf(fields));
    storedById.delete(idOf(fields));
    last = known !== undefined && known.position > last ? known.position : last + 1;
    // Row is its own fields and a position, which the type checker cannot add up for a generic.
    const row = { ...fields, position: last } as Row;
    if (known === undefined) plan.inserted.push(row);
    else if (!isSameRow(known, row)) plan.updated.push(row);
  }
  plan.deletedIds = [...storedById.keys()];
  return plan;
}

/** The stored rows that a plan changes or deletes. */
export function listReplaced<Row>(
  stored: readonly Row[],
  { updated, deletedIds }: ListPlan<Row>,
  idOf: (row: Row) => string,
): Row[] {
  const ids = new Set([...updated.map(idOf), ...deletedIds]);
  return stored.filter((row) => ids.has(idOf(row)));
}

export const isEmptyPlan = ({ inserted, updated, deletedIds }: ListPlan<unknown>): boolean =>
  inserted.length === 0 && updated.length === 0 && deletedIds.length === 0;

/** The first id that appears twice, with its index in the list. */
export function findDuplicate(ids: readonly string[]): { index: number; id: string } | undefined {
  const seen = new Set<string>();
  const index = ids.findIndex((id) => seen.size === seen.add(id).size);
  const id = ids[index];
  return id === undefined ? undefined : { index, id };
}
