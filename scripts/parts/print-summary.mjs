/** `4 s`, or `3 min 05 s`. */
export const formatDuration = (seconds) => {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
};

const verdict = ({ isGreen, notRun, seconds }) =>
  notRun === undefined
    ? `${isGreen ? 'passed' : 'FAILED'}  ${formatDuration(seconds)}`
    : `not run: ${notRun}`;

/** One line for one part. */
export const describeOutcome = (outcome) =>
  `${outcome.isGreen ? '✓' : '✗'} ${outcome.name.padEnd(18)}  ${verdict(outcome)}`;

/** Enough for a test's error and the code around it. */
const LINES_QUOTED = 60;

/** The end of a red part's output: the parts after it may have written more than what is kept of a log. */
const quoteEnd = ({ name, output }) =>
  [`──── the end of ${name}:`, ...output.trimEnd().split('\n').slice(-LINES_QUOTED)].join('\n');

/** Prints the end of each red part, one line for each part and, last, how many passed; a part that was not run did not pass. */
export const printSummary = (outcomes) => {
  for (const outcome of outcomes) if (outcome.isGreen === false) console.log(`\n${quoteEnd(outcome)}`);
  const passed = outcomes.filter(({ isGreen }) => isGreen).length;
  console.log(['', ...outcomes.map(describeOutcome), ''].join('\n'));
  console.log(`${passed} passed, ${outcomes.length - passed} failed`);
};
