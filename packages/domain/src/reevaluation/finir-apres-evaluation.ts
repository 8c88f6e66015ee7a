import type { Risque } from '@odu/api-contract/types';
import type { Edition } from '../edition/intents/intent.ts';

/**
 * The edit of an action, made at the instant `at`; where it finishes the action, that comes after the evaluation of its
 * risk that was seen, whatever the clocks of the two devices say: else the risk would never be to evaluate anew.
 */
export function finirApresEvaluation(
  edition: Edition | null,
  risque: Pick<Risque, 'evalueLe'> | undefined,
  at: string,
): Edition | null {
  const evalueLe = risque?.evalueLe;
  if (!evalueLe || evalueLe < at) return edition;
  const termineeLe = new Date(Date.parse(evalueLe) + 1).toISOString();
  if (edition?.kind === 'modifierAction' && edition.values.statut === 'Terminé')
    return { ...edition, termineeLe };
  if (edition?.kind !== 'ajouterAction' || edition.action.item.statut !== 'Terminé') return edition;
  const { item, place } = edition.action;
  return { ...edition, action: { item: { ...item, termineeLe }, place } };
}
