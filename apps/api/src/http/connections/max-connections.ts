import { readFileSync } from 'node:fs';

/** What most systems give when they do not say. */
const USUAL_DESCRIPTORS = 1_024;
/** Beyond it connections would take memory that the work needs: some 20 kB each. */
const MOST = 10_000;

/** The descriptors that this process may open; Node has raised them to what the system allows. */
function readDescriptors(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? USUAL_DESCRIPTORS);
  } catch {
    return USUAL_DESCRIPTORS;
  }
}

/** How many connections a server may hold: half its descriptors. The other half is for the files that they ask for, the database and the PDF engine. */
export const computeMaxConnections = (descriptors: number = readDescriptors()): number =>
  Math.min(MOST, Math.floor(descriptors / 2));
