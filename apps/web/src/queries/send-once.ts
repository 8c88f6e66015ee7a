import { useState } from 'react';
import { createId } from '../create-id.ts';

type KeyHeader = { 'Idempotency-Key': string };

/**
 * Makes the sender of what one button starts. Every try of the same content carries the same key, so that the server does
 * it once even when its answer was lost; another content, or the next press after a success, has another key.
 */
export function createSendOnce(createKey: () => string = createId) {
  let intent: { content: string; key: string } | undefined;
  return async <Data>(content: unknown, send: (header: KeyHeader) => Promise<Data>): Promise<Data> => {
    const text = JSON.stringify(content);
    if (intent?.content !== text) intent = { content: text, key: createKey() };
    const sent = intent;
    const data = await send({ 'Idempotency-Key': sent.key });
    if (intent === sent) intent = undefined;
    return data;
  };
}

/** The same, for as long as a screen or a dialog is there. */
export const useSendOnce = () => useState(() => createSendOnce())[0];
