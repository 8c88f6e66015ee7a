import { onTestFinished, vi } from 'vitest';

/** The names of the files that the page gives to the browser's downloads from now on, which Chromium does not save. */
export function listDownloads(): readonly string[] {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function listName(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return names;
}
