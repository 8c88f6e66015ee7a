import { toKeptPrefix } from '../../autosave/storage/kept-on-device.ts';

/** A request that was sent and has no answer yet: what was asked, of which revision of the document, and under which key. */
export type KeptRequest = {
  readonly content: string;
  readonly revision: unknown;
  readonly key: string;
  /** When it was asked first, in epoch milliseconds. */
  readonly at: number;
};

/** The place of one button's request. */
export type RequestSlot = {
  readonly read: () => KeptRequest | null;
  readonly write: (request: Omit<KeptRequest, 'at'>) => void;
  readonly clear: () => void;
};

export type KeptRequests = ReturnType<typeof createKeptRequests>;

type KeptRequestsEdges = {
  readonly storage: Storage;
  readonly getAccountId: () => string | null;
  readonly now: () => number;
};

/** How long the server keeps the answer of a key (contract, `Idempotency-Key`). */
const KEPT_MS = 86_400_000;

const isKeptRequest = (value: unknown): value is KeptRequest =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  'key' in value &&
  'at' in value &&
  typeof value.content === 'string' &&
  typeof value.key === 'string' &&
  typeof value.at === 'number';

const parse = (text: string | null): KeptRequest | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKeptRequest(value) ? value : null;
  } catch {
    return null;
  }
};

/** Keeps the requests whose answer was lost, by account and button: pressed again after a load they are the same to the server. */
export function createKeptRequests({ storage, getAccountId, now }: KeptRequestsEdges) {
  // A full storage keeps nothing over a load, and the visit still knows its keys.
  const visit = new Map<string, KeptRequest>();
  return {
    at(name: string): RequestSlot {
      const toKey = () => {
        const accountId = getAccountId();
        return accountId === null ? name : `${toKeptPrefix('odu.request', accountId)}${name}`;
      };
      return {
        read: () => {
          const kept = visit.get(toKey()) ?? parse(storage.getItem(toKey()));
          return kept !== null && now() - kept.at < KEPT_MS ? kept : null;
        },
        write: (request) => {
          const kept = { ...request, at: now() };
          visit.set(toKey(), kept);
          try {
            storage.setItem(toKey(), JSON.stringify(kept));
          } catch {
            // `visit` has it.
          }
        },
        clear: () => {
          visit.delete(toKey());
          storage.removeItem(toKey());
        },
      };
    },
    /** Forgets what is held for the visit: the session ends. */
    release: (): void => visit.clear(),
  };
}
