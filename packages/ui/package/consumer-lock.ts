/** The parts of npm's lock (version 3) that are read and written here. */
interface LockEntry {
  version?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
export interface Lock {
  packages: Record<string, LockEntry>;
}

/**
 * The lock of an application with these packages at the very versions of our own lock, so that `npm ci` finds all of them
 * in its cache and asks no registry. `ours` is the packed design system, by its manifest and its file.
 */
export function makeConsumerLock(
  root: Lock,
  application: LockEntry & { name: string },
  ours: { manifest: LockEntry & { name: string }; file: string },
): object {
  const own = `node_modules/${ours.manifest.name}`;
  const packages: Record<string, LockEntry> = {
    '': application,
    [own]: { ...ours.manifest, resolved: `file:${ours.file}` },
  };
  const take = (from: string, entry: LockEntry) => {
    const wanted = {
      ...entry.dependencies,
      ...entry.devDependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    };
    for (const name of Object.keys(wanted)) {
      const key = findKey(root, from, name);
      const found = key === undefined ? undefined : root.packages[key];
      if (key === undefined || found === undefined || key in packages) continue;
      packages[key] = found;
      take(key, found);
    }
  };
  take('', application);
  take(own, ours.manifest);
  return { name: application.name, lockfileVersion: 3, requires: true, packages };
}

/** Where a package finds another one: beside it, else higher. */
function findKey({ packages }: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const key = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (key in packages) return key;
    if (folder === '') return undefined;
  }
}
