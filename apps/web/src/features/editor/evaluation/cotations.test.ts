import { beforeEach, expect, test, vi } from 'vitest';
import { makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { isReloadHeld } from '../../../drafts/hold-reload.ts';
import { createCotations } from './cotations.ts';

const RISQUE = makeRisque('r1');
const EVALUE = makeRisque('r2', { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 });
const UNITE = makeUnite('u1', [RISQUE, EVALUE]);

const device = new Map<string, string>();
beforeEach(() => device.clear());

/** `hasRoom` tells whether the device may hold more. */
const open = (hasRoom = () => true) => {
  const edit = vi.fn<(edition: unknown, unite: unknown) => void>();
  const cotations = createCotations({
    edit,
    slotOf: (idRisque) => ({
      read: () => JSON.parse(device.get(idRisque) ?? 'null') as unknown,
      save: (changes) => {
        if (Object.keys(changes).length === 0) device.delete(idRisque);
        else if (hasRoom()) device.set(idRisque, JSON.stringify(changes));
        else return false;
        return true;
      },
      forget: () => void device.delete(idRisque),
    }),
  });
  cotations.takeUp([UNITE]);
  return { edit, cotations };
};

test('three notes are one edit when the line is left, and only then', () => {
  const { edit, cotations } = open();
  cotations.choose(UNITE, RISQUE, { evalGravite: 4 });
  cotations.choose(UNITE, RISQUE, { evalFrequence: 3 });
  cotations.leave('r1');
  expect(edit).not.toHaveBeenCalled();
  cotations.choose(UNITE, RISQUE, { evalMaitrise: 1 });
  expect(edit).not.toHaveBeenCalled();
  cotations.leave('r1');
  cotations.leave('r1');
  expect(edit).toHaveBeenCalledTimes(1);
  expect(edit.mock.calls[0]?.[0]).toMatchObject({
    kind: 'modifierRisque',
    idUniteDeTravail: 'u1',
    idRisque: 'r1',
    base: { evalGravite: null, evalFrequence: null, evalMaitrise: null },
    values: { evalGravite: 4, evalFrequence: 3, evalMaitrise: 1 },
  });
  expect(device.size).toBe(0);
});

test('what a left line says stays shown until the document comes anew: the next line may be a copy of it', () => {
  const { edit, cotations } = open();
  const notes = { evalGravite: 4, evalFrequence: 3, evalMaitrise: 1 } as const;
  cotations.choose(UNITE, RISQUE, notes);
  cotations.leave('r1');
  expect(cotations.getShown().get('r1')).toEqual(notes);
  // Chosen again before it came: one more edit, made on what was just saved.
  cotations.choose(UNITE, RISQUE, { evalGravite: 3 });
  cotations.settle();
  expect(cotations.getShown().get('r1')).toEqual({ ...notes, evalGravite: 3 });
  cotations.leave('r1');
  expect(edit.mock.calls[1]?.[0]).toMatchObject({
    idRisque: 'r1',
    base: { evalGravite: 4 },
    values: { evalGravite: 3 },
  });
  cotations.settle();
  expect(cotations.getShown().size).toBe(0);
});

test('a note that is chosen back is nothing to save', () => {
  const { edit, cotations } = open();
  cotations.choose(UNITE, EVALUE, { evalGravite: 4 });
  expect(cotations.getShown().get('r2')).toEqual({ evalGravite: 4, evalFrequence: 2, evalMaitrise: 2 });
  cotations.choose(UNITE, EVALUE, { evalGravite: 2 });
  expect(cotations.getShown().size).toBe(0);
  cotations.leaveAll();
  expect(edit).not.toHaveBeenCalled();
  expect(device.size).toBe(0);
});

test('a line without its three notes outlives the page, with what it was chosen on', () => {
  open().cotations.choose(UNITE, EVALUE, { evalGravite: 4 });
  const { edit, cotations } = open();
  const changed = makeUnite('u1', [{ ...EVALUE, evalGravite: 3 }]);
  cotations.handOver('r2');
  expect(cotations.getShown().size).toBe(0);
  cotations.takeUp([changed], 'r2');
  expect(cotations.getShown().get('r2')).toMatchObject({ evalGravite: 4 });
  cotations.choose(UNITE, EVALUE, { evalFrequence: 1 });
  cotations.leaveAll();
  // A colleague's 3 came since: the edit says on what 4 was chosen, so that it is asked about.
  expect(edit.mock.calls[0]?.[0]).toMatchObject({ base: { evalGravite: 2 }, values: { evalGravite: 4 } });
});

test('notes that were not chosen here on this visit, as those of a dialog that was not saved, are not sent by themselves', () => {
  const draft = { base: { evalGravite: 2 }, values: { evalGravite: 4 } };
  device.set('r2', JSON.stringify(draft));
  const { edit, cotations } = open();
  expect(cotations.getShown().get('r2')).toMatchObject({ evalGravite: 4 });
  cotations.leave('r2');
  cotations.leaveAll();
  cotations.handOver('r2');
  cotations.takeUp([UNITE], 'r2');
  cotations.leaveAll();
  expect(edit).not.toHaveBeenCalled();
  expect(cotations.getShown().get('r2')).toMatchObject({ evalGravite: 4 });
  expect(JSON.parse(device.get('r2') ?? '')).toEqual(draft);
  cotations.choose(UNITE, EVALUE, { evalMaitrise: 1 });
  // Its dialog takes over what was chosen in place too.
  cotations.handOver('r2');
  cotations.takeUp([UNITE], 'r2');
  cotations.leaveAll();
  expect(edit).not.toHaveBeenCalled();
  cotations.choose(UNITE, EVALUE, { evalFrequence: 3 });
  cotations.leave('r2');
  expect(edit.mock.calls[0]?.[0]).toMatchObject({
    values: { evalGravite: 4, evalFrequence: 3, evalMaitrise: 1 },
  });
});

test('a dialog that closes takes its own risk up, and leaves what was chosen in another line to be saved', () => {
  const { edit, cotations } = open();
  cotations.choose(UNITE, RISQUE, { evalGravite: 4, evalFrequence: 3, evalMaitrise: 1 });
  cotations.handOver('r2');
  cotations.takeUp([UNITE], 'r2');
  cotations.leave('r1');
  expect(edit).toHaveBeenCalledOnce();
});

test("the texts of the same risk's dialog that are not saved stay", () => {
  device.set('r1', JSON.stringify({ base: { danger: '' }, values: { danger: 'Four à 250 °C' } }));
  const { cotations } = open();
  expect(cotations.getShown().size).toBe(0);
  cotations.choose(UNITE, RISQUE, { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 });
  expect(JSON.parse(device.get('r1') ?? '')).toMatchObject({
    values: { danger: 'Four à 250 °C', evalGravite: 1 },
  });
  cotations.leave('r1');
  expect(JSON.parse(device.get('r1') ?? '')).toEqual({
    base: { danger: '' },
    values: { danger: 'Four à 250 °C' },
  });
});

test('notes of an older page, which did not keep on what they were chosen, are an edit of what is there by now', () => {
  device.set('r2', JSON.stringify({ evalGravite: 4 }));
  const { edit, cotations } = open();
  cotations.choose(UNITE, EVALUE, { evalFrequence: 3 });
  cotations.leave('r2');
  expect(edit.mock.calls[0]?.[0]).toMatchObject({
    base: { evalGravite: 2, evalFrequence: 2 },
    values: { evalGravite: 4, evalFrequence: 3 },
  });
});

test('what the device holds and is no note is not taken up', () => {
  device.set('r1', JSON.stringify({ base: {}, values: { evalGravite: 9, evalFrequence: '2' } }));
  expect(open().cotations.getShown().size).toBe(0);
});

test('notes that the device has no room for hold the page, until they are saved, kept or the page is left', () => {
  let hasRoom = false;
  const { edit, cotations } = open(() => hasRoom);
  const choose = () => cotations.choose(UNITE, RISQUE, { evalGravite: 4 });
  choose();
  expect(isReloadHeld()).toBe(true);
  cotations.choose(UNITE, RISQUE, { evalFrequence: 3, evalMaitrise: 1 });
  cotations.leave('r1');
  expect(edit).toHaveBeenCalledOnce();
  expect(isReloadHeld()).toBe(false);
  cotations.choose(UNITE, RISQUE, { evalGravite: 3 });
  cotations.end();
  expect(isReloadHeld()).toBe(false);
  cotations.choose(UNITE, RISQUE, { evalGravite: 2 });
  expect(isReloadHeld()).toBe(true);
  cotations.handOver('r1');
  expect(isReloadHeld()).toBe(false);
  choose();
  expect(isReloadHeld()).toBe(true);
  hasRoom = true;
  cotations.choose(UNITE, RISQUE, { evalFrequence: 2 });
  expect(isReloadHeld()).toBe(false);
});

test('a line gives its notes to what writes them with others, with those on which they were chosen, once', () => {
  const { edit, cotations } = open();
  cotations.choose(UNITE, EVALUE, { evalGravite: 4 });
  expect(cotations.release('r2')).toEqual({
    seen: { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 },
    notes: { evalGravite: 4, evalFrequence: 2, evalMaitrise: 2 },
  });
  expect(cotations.release('r2')).toBeUndefined();
  cotations.leaveAll();
  expect(edit).not.toHaveBeenCalled();
  expect(device.size).toBe(0);
});
