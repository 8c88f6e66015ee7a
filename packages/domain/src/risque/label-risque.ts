/** A risk's number and name as one text, for a list or an option; a risk of the user's own has no number. */
export const labelRisque = ({ code, displayName }: { code: string; displayName: string }): string =>
  `${code} ${displayName}`.trim();
