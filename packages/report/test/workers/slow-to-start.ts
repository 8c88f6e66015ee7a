// A child process that is ready after a second, then answers at once.
const answer = () => process.send?.({ kind: 'pdf', pdf: new TextEncoder().encode('late'), residentBytes: 1 });
process.on('message', answer);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
process.send?.({ kind: 'ready' });
