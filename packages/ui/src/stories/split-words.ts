/** The words of buttons and links that are split over two lines; no word of the language is longer than 25 letters. Alone in its file and in one piece, so that a test outside of the page can run it there. */
export function listSplitWords(): string[] {
  const split: string[] = [];
  for (const element of document.querySelectorAll('button, a')) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        if (word.length > 25) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) split.push(`«\u202F${word}\u202F» is split`);
      }
    }
  }
  return split;
}
