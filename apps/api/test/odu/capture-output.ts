import { vi } from 'vitest';

/** What a command wrote, and its exit code. */
export async function captureOutput(run: () => Promise<number>) {
  const lines: string[] = [];
  const errors: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0);
  try {
    const code = await run();
    return { code, output: lines.join('\n'), error: errors.join('') };
  } finally {
    vi.restoreAllMocks();
  }
}
