type Page<Row> = { after: Row | undefined; limit: number };

/** More than any of these lists has: one that gives the same rows again ends all the same. */
const MOST_PAGES = 10;

/** The ids that a list gives two rows at a time, as a job reads it. */
export async function listByTwo<Row extends { id: string }>(
  list: (page: Page<Row>) => Promise<Row[]>,
): Promise<string[]> {
  const ids: string[] = [];
  let after: Row | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const rows = await list({ after, limit: 2 });
    ids.push(...rows.map(({ id }) => id));
    after = rows.at(-1);
    if (after === undefined) break;
  }
  return ids;
}
