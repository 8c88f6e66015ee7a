// In place of the report's child process: the product's name says how it fails.
process.on('message', ({ input: { productName } }: { input: { productName: string } }) => {
  if (productName === 'hungry') for (const taken: Buffer[] = []; ;) taken.push(Buffer.alloc(10_000_000, 1));
  if (productName === 'stuck') for (;;);
  process.exit(3);
});
process.send?.({ kind: 'ready' });
