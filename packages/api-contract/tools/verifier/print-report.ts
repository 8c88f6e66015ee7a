import type { Cause } from './find-causes.ts';

const SHOWN = 3;

/** The report for people: each cause in one line, then some of the behaviours that fail of it, then how many were kept. */
export function printReport({
  causes,
  kept,
  tried,
}: {
  causes: readonly Cause[];
  kept: number;
  tried: number;
}) {
  const lines = causes.flatMap(({ what, calls, behaviours }) => {
    const names = behaviours
      .slice(0, SHOWN)
      .map(({ resource, interaction }) => `${resource}: ${interaction.description}`);
    const more = behaviours.length - names.length;
    return [
      calls.length === 0 ? `✗ ${what}` : `✗ ${what}: ${calls.join(', ')}`,
      ...names.map((name) => `    ${name}`),
      ...(more > 0 ? [`    and ${more} more`] : []),
    ];
  });
  const failed = tried - kept;
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    failed === 0
      ? `${kept} behaviours, all kept`
      : `${kept} of ${tried} behaviours kept; ${failed} not, of ${causes.length === 1 ? '1 cause' : `${causes.length} causes`}`,
  ].join('\n');
}
