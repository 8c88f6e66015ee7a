import type { ActionPreventive } from '@odu/api-contract/types';
import { describe, expect, test } from 'vitest';
import { applyIntents } from '../apply/apply-intent.ts';
import * as evaluations from '../intents/evaluations.ts';
import * as intentions from '../intents/intentions.ts';
import { invertIntent } from '../invert/invert-intent.ts';
import {
  BOULANGERIE,
  BRULURE,
  GANTS,
  GLISSADE,
  TAPIS,
  uniteIn,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { intend, STAMP } from '../test-data/edition.test-data.ts';
import { settle } from '../test-data/settle.test-data.ts';

describe('an evaluation of which one field is given up', () => {
  const FIN = '2026-11-22T09:00:00.000Z';
  const AVANT = '2026-11-22T07:00:00.000Z';
  const evalue = { ...GLISSADE, evalueLe: AVANT };
  const finished = withUnite(BOULANGERIE, {
    risques: [evalue, BRULURE],
    papripactActionsPreventives: [{ ...TAPIS, statut: 'Terminé', termineeLe: FIN }, GANTS],
  });
  const seen = uniteIn(finished);
  const server = withUnite(finished, { risques: [{ ...evalue, remarques: 'Sol refait' }, BRULURE] });
  const evaluer = (values: Parameters<typeof evaluations.evaluerRisque>[2]) =>
    intend(evaluations.evaluerRisque(seen, evalue, values, STAMP.at));

  test('a remark: the notes are said to be right still', () => {
    const { left, unite: after } = settle(server, [evaluer({ remarques: 'Tapis usé' })], 'autre');
    expect(left.map((one) => 'values' in one && one.values)).toEqual([{}]);
    expect(after.risques[0]).toMatchObject({ remarques: 'Sol refait', evalueLe: FIN });
  });

  test('a remark, or one of the notes: those that are left are given after the action that was seen finished', () => {
    const notes = { evalGravite: 4, evalFrequence: 4 } as const;
    const remarque = settle(server, [evaluer({ ...notes, remarques: 'Tapis usé' })], 'autre').unite;
    expect(remarque.risques[0]).toMatchObject({
      ...notes,
      remarques: 'Sol refait',
      evalueLe: FIN,
      evaluationPrecedente: { evalGravite: 2, evalueLe: AVANT },
    });
    const other = withUnite(finished, { risques: [{ ...evalue, evalGravite: 3 }, BRULURE] });
    expect(settle(other, [evaluer(notes)], 'autre').unite.risques[0]).toMatchObject({
      evalGravite: 3,
      evalFrequence: 4,
      evalueLe: FIN,
      evaluationPrecedente: { evalGravite: 3, evalueLe: AVANT },
    });
  });

  test('of one that is taken back: a remark, and the trace comes back with the notes; a note, and it does not', () => {
    const done = evaluer({ evalGravite: 4, remarques: 'Tapis usé' });
    const inverse = invertIntent(finished, done, STAMP);
    if (inverse === null) throw new Error('it changes something');
    const [after] = uniteIn(applyIntents(finished, [done])).risques;
    if (after === undefined) throw new Error('the risk is there');
    const noted = withUnite(finished, { risques: [{ ...after, remarques: 'Sol refait' }, BRULURE] });
    const back = settle(noted, [inverse], 'autre').unite.risques[0];
    expect(back).toMatchObject({ evalGravite: 2, remarques: 'Sol refait', evalueLe: AVANT });
    const rated = withUnite(finished, { risques: [{ ...after, evalGravite: 1 }, BRULURE] });
    const kept = settle(rated, [inverse], 'autre').unite.risques[0];
    expect(kept).toMatchObject({ evalGravite: 1, remarques: '', evalueLe: FIN });
  });

  test('of an action that is taken up again: its end comes back with its state only', () => {
    const ended = { ...TAPIS, statut: 'Terminé', termineeLe: AVANT } as const;
    const before = withUnite(BOULANGERIE, { papripactActionsPreventives: [ended, GANTS] });
    const reopened = intend(intentions.modifierAction(ended, { statut: 'En cours', responsable: 'Omar' }));
    const inverse = invertIntent(before, reopened, STAMP);
    if (inverse === null) throw new Error('it changes something');
    const [action] = uniteIn(applyIntents(before, [reopened])).papripactActionsPreventives;
    if (action === undefined) throw new Error('the action is there');
    const giveUp = (fields: Partial<ActionPreventive>) =>
      settle(
        withUnite(BOULANGERIE, { papripactActionsPreventives: [{ ...action, ...fields }, GANTS] }),
        [inverse],
        'autre',
      ).unite.papripactActionsPreventives[0];
    expect(giveUp({ responsable: 'Paul' })).toEqual({ ...ended, responsable: 'Paul' });
    expect(giveUp({ statut: 'À planifier' })).toEqual({ ...TAPIS, statut: 'À planifier' });
  });
});
