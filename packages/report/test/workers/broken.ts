// A child process that never starts, as one whose engine is missing.
process.exit(1);
