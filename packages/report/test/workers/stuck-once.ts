// A child process that never answers a report named « stuck », takes memory for ever on « hungry », ends on « crash », and echoes its environment's names otherwise.
process.on('message', ({ input: { displayName } }: { input: { displayName: string } }) => {
  if (displayName === 'stuck') for (;;);
  if (displayName === 'hungry') for (const taken: Buffer[] = []; ;) taken.push(Buffer.alloc(10_000_000, 1));
  if (displayName === 'crash') process.exit(3);
  const pdf = new TextEncoder().encode(`${process.pid}|${displayName}|${Object.keys(process.env).join(',')}`);
  process.send?.({ kind: 'pdf', pdf, residentBytes: displayName === 'fat' ? 9e9 : 1 });
});
process.send?.({ kind: 'ready' });
