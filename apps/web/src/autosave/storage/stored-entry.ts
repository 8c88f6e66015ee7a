import { readIntent, rendreTextesGardables } from '@odu/domain';
import type { Intent, Vue, Vues } from '@odu/domain';
import { withIllisibles } from '../queue/pending.ts';
import type { Pending } from '../queue/pending.ts';
import { isOlderRecord } from './older-record.ts';
import type { OlderRecord } from './older-record.ts';

/**
 * How an entry is written: one edit, with what it is about as it was seen, so that an edit costs the same however many wait.
 * A reader knows this format and every one before it (2: all the edits of a document in one record).
 */
const FORMAT = 3;

/** The text of one edit. */
export const writeIntent = (intent: Intent, vues: Vues): string =>
  JSON.stringify({ format: FORMAT, intent, vues });

/** The text of what cannot be read: a later version of the page may. */
export const writeIllisible = (illisible: unknown): string => JSON.stringify({ format: FORMAT, illisible });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isVue = (value: unknown): value is Vue => {
  if (!isObject(value) || !('item' in value) || !('place' in value) || !isObject(value.item)) return false;
  const { item } = value;
  const lists = ['categorieDeRisques', 'risques', 'papripactActionsPreventives'];
  return 'idUniteDeTravail' in item && lists.every((name) => Array.isArray(Reflect.get(item, name)));
};

const toPending = (values: readonly unknown[], vues: unknown): Pending => {
  // An earlier page kept texts that no server takes.
  const read = values.map((value) => ({ value, intent: readIntent(rendreTextesGardables(value)) }));
  return withIllisibles(
    {
      intents: read.flatMap(({ intent }) => (intent === null ? [] : [intent])),
      vues: Array.isArray(vues) ? vues.filter(isVue) : [],
    },
    read.flatMap(({ value, intent }) => (intent === null ? [value] : [])),
  );
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What an entry says; a damaged one, or one of a later version of the page, is kept as what it is. */
export function readStored(text: string): Pending | OlderRecord {
  const value = parse(text);
  if (isOlderRecord(value)) return value;
  if (isObject(value) && 'format' in value) {
    if (value.format === 2 && 'intents' in value && Array.isArray(value.intents))
      return toPending(value.intents, 'vues' in value ? value.vues : []);
    if (value.format === FORMAT && 'intent' in value)
      return toPending([value.intent], 'vues' in value ? value.vues : []);
    if (value.format === FORMAT && 'illisible' in value)
      return typeof value.illisible === 'string'
        ? readStored(value.illisible)
        : toPending([value.illisible], []);
  }
  return { intents: [], vues: [], illisibles: [text] };
}
