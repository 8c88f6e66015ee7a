// A child process that is ready, and answers nothing: an engine that is frozen.
process.on('message', () => undefined);
process.send?.({ kind: 'ready' });
