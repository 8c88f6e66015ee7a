type Place = { path: string; value: unknown };

type Open = Place & { keys: string[] | undefined; next: number };

const open = (place: Place): Open => {
  const { value } = place;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { ...place, keys: isObject ? Object.keys(value) : undefined, next: 0 };
};

/**
 * Goes through every value of a parsed JSON text, in its order. Without recursion, which a text of 10 kB can exhaust, and
 * holding nothing but the way to the value, so that who stops early pays for nothing more.
 */
export function* listValues(root: unknown, rootPath: string): Generator<Place> {
  const way = [open({ path: rootPath, value: root })];
  yield { path: rootPath, value: root };
  for (let at = way.at(-1); at !== undefined; at = way.at(-1)) {
    const { keys, value, path } = at;
    const key = keys === undefined ? at.next : keys[at.next];
    const children = value as Record<string | number, unknown>;
    const size = keys?.length ?? (Array.isArray(value) ? value.length : 0);
    if (key === undefined || at.next++ >= size) {
      way.pop();
      continue;
    }
    const child = { path: `${path}/${key}`, value: children[key] };
    yield child;
    if (typeof child.value === 'object' && child.value !== null) way.push(open(child));
  }
}

/** Whether a parsed JSON text holds at most `max` values, counted no further. */
export function hasAtMost(max: number, root: unknown): boolean {
  const values = listValues(root, '');
  for (let count = 0; count <= max; count++) if (values.next().done) return true;
  return false;
}
