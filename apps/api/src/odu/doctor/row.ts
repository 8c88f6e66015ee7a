/** One line of `doctor`; `isOk` is null for what was not looked at. */
export type Row = { part: string; isOk: boolean | null; detail: string };
