import { createReportPool } from '../../packages/report/src/index.ts';
import { makeLargeInput } from '../../packages/report/test/sample-report-input.ts';

const WAITING = 10;

/**
 * The median time of an account's PDF of so many risks, in milliseconds: alone, and while another account has ten of them under way.
 * The burst itself: the server's limits (10 versions an hour for a document, each demo made once) end it after some 100 PDFs.
 */
export async function measurePdfs(risks, runs) {
  const pool = createReportPool();
  const input = makeLargeInput(risks);
  const median = async () => {
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      await pool.render(input, 'somebody');
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)];
  };
  let isAttacking = true;
  const attack = async () => {
    while (isAttacking) await pool.render(input, 'attacker');
  };
  try {
    // Both processes are started first.
    await Promise.all([pool.render(input, 'somebody'), pool.render(input, 'attacker')]);
    const alone = await median();
    const attacks = Array.from({ length: WAITING }, attack);
    const beside = await median();
    isAttacking = false;
    await Promise.all(attacks);
    return { alone, beside };
  } finally {
    await pool.close();
  }
}
