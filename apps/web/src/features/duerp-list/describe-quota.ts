/** What is used of the account's limit, and whether the limit is reached; a number that is not known yet limits nothing. */
export function describeQuota(
  count: number | undefined,
  max: number | undefined,
): { used?: string; isReached: boolean } {
  if (count === undefined || max === undefined) return { isReached: false };
  return { used: `(${count}/${max})`, isReached: count >= max };
}
