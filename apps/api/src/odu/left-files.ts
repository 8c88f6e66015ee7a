import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DAY } from '../services/clock.ts';
import { isLockHeld } from '../own-lock.ts';

/** A file that is not whole yet is `<name>.<mark>.partial`; as long as its writer lives he holds `<name>.<mark>.lock`. */
export const PARTIAL = '.partial';
export const LOCK = '.lock';

/**
 * This machine since its start, the same in each of its containers: the system's locks tell of its processes alone, for a folder
 * of the network may be anothers' too.
 */
function readMachine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  } catch {
    return hostname();
  }
}

/** The end of a UUID's form. */
const MACHINE = createHash('sha256').update(readMachine()).digest('hex').slice(0, 12);
const MARKED = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-([\da-f]{12})(\.partial|\.lock)$/;

/** What is in the names of one writing: of no other, and of which machine. */
export const makeMark = (): string => `${randomUUID().slice(0, -MACHINE.length)}${MACHINE}`;

/** What cannot be asked is left. */
const mayBeHeld = (lock: string) => {
  try {
    return isLockHeld(lock);
  } catch {
    return true;
  }
};

const isOld = async (file: string) => (await lstat(file)).mtimeMs < Date.now() - DAY;

/**
 * Takes from a folder what killed writings left: of this machine whatever their name, as their locks tell; of another, or
 * without a lock, one that was to have the same name (`start`) and was not written to for a day.
 */
export async function removeLeft(folder: string, start: string): Promise<void> {
  // A writer makes the lock before the file: one that is in the list is held already, unless its writer is gone.
  const names = new Set(await readdir(folder));
  for (const name of names) {
    const [end = '', machine, kind] = MARKED.exec(name) ?? [];
    if (kind === undefined) continue;
    const begun = name.slice(0, -kind.length);
    const file = join(folder, name);
    const isOfSameName = name.slice(0, -end.length) === start.slice(0, -1);
    const hasLock = names.has(`${begun}${LOCK}`);
    if (machine === MACHINE && hasLock) {
      if (!mayBeHeld(join(folder, `${begun}${LOCK}`))) await removeBoth(folder, begun, names);
    } else if (isOfSameName && (await isOld(file))) await rm(file, { force: true });
  }
}

/** The lock last: what is left of a removal that is killed is still known by it. */
async function removeBoth(folder: string, begun: string, names: ReadonlySet<string>) {
  if (names.has(`${begun}${PARTIAL}`)) await rm(join(folder, `${begun}${PARTIAL}`), { force: true });
  // Whoever asks for the lock makes a journal of it for a moment, and may be killed there.
  for (const suffix of ['-journal', '']) await rm(join(folder, `${begun}${LOCK}${suffix}`), { force: true });
}
