// A server that is killed once its report process has begun a report.
import { fork } from 'node:child_process';
import { makeLargeInput } from '../sample-report-input.ts';

const child = fork(new URL('../../src/worker.ts', import.meta.url), {
  serialization: 'advanced',
  env: {},
  execArgv: ['--disable-warning=ExperimentalWarning'],
});
child.once('message', () => {
  child.send({ kind: 'report', input: makeLargeInput(20) }, () => process.kill(process.pid, 'SIGKILL'));
});
