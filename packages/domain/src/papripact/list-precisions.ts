import type { ActionPreventive } from '@odu/api-contract/types';
import { CHAMPS_D_ACTION_PREVENTIVE } from '../champs/action-preventive.ts';
import type { Incomplet } from '../champs/incomplet.ts';

/** A text under its name. */
export type Precision = { label: string; texte: string };

const PRECISIONS = ['type', 'conditionsExecution', 'indicateurResultat'] as const;

/** What stands under a measure, where somebody said it: its kind, and what art. L4121-3-1 III 1° asks of it beside its cost. */
export const listPrecisions = (
  action: Incomplet<Pick<ActionPreventive, (typeof PRECISIONS)[number]>>,
): Precision[] =>
  PRECISIONS.flatMap((champ) => {
    const texte = (action[champ] ?? '').trim();
    return texte === '' ? [] : [{ label: CHAMPS_D_ACTION_PREVENTIVE[champ].label, texte }];
  });
