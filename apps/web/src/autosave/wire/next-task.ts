/** Resolves in the page's next task; where it is hidden or becomes so, at once: it may be gone or frozen by then. */
export async function nextTask(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  // A timer would wait for the others that are due, and no message does.
  const { port1, port2 } = new MessageChannel();
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve(), { signal: over.signal });
    document.addEventListener('visibilitychange', () => resolve(), { signal: over.signal });
    port1.start();
    port2.postMessage(null);
  });
  over.abort();
  port1.close();
}
