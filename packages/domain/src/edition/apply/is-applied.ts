import type { DuerpDocument } from '@odu/api-contract/types';
import { applyIntent } from './apply-intent.ts';
import { findCollisions } from '../collisions/find-collisions.ts';
import type { Intent } from '../intents/intent.ts';

/** Whether the document holds the effect of the intent already: its answer was lost, or somebody meant the same. Of what is gone, only a deletion or a move is done. */
export const isApplied = (server: DuerpDocument, intent: Intent): boolean =>
  findCollisions(server, intent).length === 0 && applyIntent(server, intent) === server;
