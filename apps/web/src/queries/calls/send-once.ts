import { useMemo } from 'react';
import { createId } from '../../create-id.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import type { RequestSlot } from './kept-requests.ts';

type KeyHeader = { 'Idempotency-Key': string };

/** What is asked. */
type Asked = {
  readonly content: unknown;
  /** Of which revision of a document, and whether the one that was asked of before (as JSON gave it back) is still the same. */
  readonly revision?: { readonly now: unknown; readonly isStill: (kept: unknown) => boolean } | undefined;
};

/**
 * Makes the sender of what one button starts. Every try of the same content, of the same revision, carries the same key
 * until it is answered, over a closed dialog and a load: the server does it once even when its answer was lost.
 */
export function createSendOnce(slot: RequestSlot, createKey: () => string = createId) {
  return async <Data>(
    { content, revision }: Asked,
    /** `askedOf`: the revision of which this key was asked first; what is sent under one key is the same to the letter. */
    send: (header: KeyHeader, askedOf: unknown) => Promise<Data>,
  ): Promise<Data> => {
    const text = JSON.stringify(content);
    const kept = slot.read();
    const isSame = kept?.content === text && (revision?.isStill(kept.revision) ?? true);
    const key = isSame ? kept.key : createKey();
    if (!isSame) slot.write({ content: text, revision: revision?.now ?? null, key });
    const data = await send({ 'Idempotency-Key': key }, isSame ? kept.revision : revision?.now);
    if (slot.read()?.key === key) slot.clear();
    return data;
  };
}

/** The same for one button of the signed-in account: `create`, or what is made and the id of its document. */
export function useSendOnce(name: string) {
  const { requests } = useWorkspace();
  return useMemo(() => createSendOnce(requests.at(name)), [requests, name]);
}
