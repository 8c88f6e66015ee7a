import { createReportPool } from '../../packages/report/src/index.ts';
import { makeLargeInput } from '../../packages/report/test/sample-report-input.ts';
import { compareByTurns } from './rounds.mjs';

const WAITING = 10;

/**
 * The median time of an account's PDF of so many risks, in milliseconds: alone, and while another account has ten of them under way.
 * The burst itself: the server's limits (10 versions an hour for a document, each demo made once) end it after some 100 PDFs.
 */
export async function measurePdfs(risks, seconds) {
  const pool = createReportPool();
  const input = makeLargeInput(risks);
  const measure = async (roundSeconds) => {
    const times = [];
    for (const end = performance.now() + roundSeconds * 1_000; performance.now() < end;) {
      const start = performance.now();
      await pool.render(input, 'somebody');
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  };
  const attack = () => {
    let isOn = true;
    const stream = async () => {
      while (isOn) await pool.render(input, 'attacker');
    };
    const running = Promise.all(Array.from({ length: WAITING }, stream));
    return async () => {
      isOn = false;
      await running;
    };
  };
  try {
    // Both processes are started first.
    await Promise.all([pool.render(input, 'somebody'), pool.render(input, 'attacker')]);
    return await compareByTurns({ measure, attack, seconds });
  } finally {
    await pool.close();
  }
}
