/** The longest of a measure's rounds, in seconds: short, so that the two of a pair see the same machine. */
const ROUND_SECONDS = 5;
/** What the attacker's part of the thread was paid back while it paused is used up before a round counts. */
const SETTLE_SECONDS = 3;

const medianOf = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Measures by turns alone and beside others, for so many seconds each in all. A machine that does other work slows both rounds of
 * a pair: what counts is the median of the pairs' ratios. `measure` takes seconds and gives milliseconds; `attack` goes on until
 * it is told to stop, and gives what it was answered.
 */
export async function compareByTurns({ measure, attack, seconds }) {
  const pairs = Math.max(3, Math.round(seconds / ROUND_SECONDS));
  const rounds = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const alone = await measure(ROUND_SECONDS);
    const stop = attack();
    await measure(SETTLE_SECONDS);
    const beside = await measure(ROUND_SECONDS);
    await stop();
    rounds.push({ alone, beside, ratio: beside / alone });
  }
  const ratios = rounds.map(({ ratio }) => ratio);
  return {
    alone: medianOf(rounds.map(({ alone }) => alone)),
    beside: medianOf(rounds.map(({ beside }) => beside)),
    ratio: medianOf(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}
