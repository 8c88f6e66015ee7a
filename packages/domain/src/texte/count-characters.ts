/** Counts the characters of a text as the contract's maxLength does: an emoji is one, not two. */
export const countCharacters = (text: string): number => Array.from(text).length;
