/** The list's title with what is used of the account's limit, and whether the limit is reached; a number that is not known yet limits nothing. */
export function describeQuota(
  count: number | undefined,
  max: number | undefined,
): { title: string; isReached: boolean } {
  if (count === undefined || max === undefined) return { title: 'Mes DUERP', isReached: false };
  return { title: `Mes DUERP (${count}/${max})`, isReached: count >= max };
}
