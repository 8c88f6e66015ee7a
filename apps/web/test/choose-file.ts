import { expect } from 'vitest';

const findInput = () => document.querySelector<HTMLInputElement>('input[type="file"]');

/** Gives a file to the page's file input, as the browser's own dialog would; the same content of the same date is the same file. */
export async function chooseFile(content: BlobPart, name = 'DUERP_v1.pdf', lastModified = 0): Promise<void> {
  await expect.poll(findInput, { message: 'the page asks for a file' }).not.toBeNull();
  const input = findInput();
  if (input === null) throw new Error('The page asks for no file any more');
  const transfer = new DataTransfer();
  transfer.items.add(new File([content], name, { type: 'application/pdf', lastModified }));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
