/** Whether a reader sees nothing of a text: spaces, line breaks, and what no font draws (a zero-width space that was pasted with a name). */
export const isBlank = (text: string | null | undefined): boolean =>
  /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text ?? '');
