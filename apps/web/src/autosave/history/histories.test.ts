import type { DuerpDocument } from '@odu/api-contract';
import {
  ajouterUnites,
  applyIntent,
  deplacerRisques,
  deplacerUnite,
  isApplied,
  quoteFr,
  renommerUnite,
  supprimerRisque,
  supprimerUnite,
} from '@odu/domain';
import { describe, expect, test, vi } from 'vitest';
import type { AutosaveRegistry } from '../autosave-registry.ts';
import { createId } from '../../create-id.ts';
import { makeDuerp, makeUnite } from '../duerp-fixture.test-data.ts';
import { DOCUMENT, findRisque, findUnite, stamp, write } from '../queue/queue-fixture.test-data.ts';
import type { Maker } from '../queue/queue-fixture.test-data.ts';
import { createHistories } from './histories.ts';

const toStopped = (done: string) =>
  `Cette modification ne peut plus être ${done}\u00A0: une autre personne, ou un autre onglet, a modifié la même chose depuis.`;
const TOUCHED_SINCE = toStopped('annulée');
const WRITTEN = `modification du risque ${quoteFr('Risque r1')}`;
const MOVED_BACK = ['info', `Annulé\u00A0: déplacement de l'unité ${quoteFr('Unité u2')}.`] as const;
const RENAMED = `nouveau nom de l'unité ${quoteFr('Unité u2')}`;

const DECIDED_SINCE = [
  'info',
  "Rien à annuler ici\u00A0: cette suppression a déjà été annulée, ou vous avez décidé depuis de ce qu'elle devient.",
];

/** A page that shows one document, whose edits all reach the server. */
const openPage = () => {
  const page = { document: DOCUMENT as DuerpDocument | undefined };
  const said: [kind: string, message: string][] = [];
  const ended: (readonly string[])[] = [];
  const edit: AutosaveRegistry['edit'] = (_id, edition) => {
    const before = page.document;
    const intent = stamp(edition);
    if (before === undefined || isApplied(before, intent)) return null;
    page.document = applyIntent(before, intent);
    return { intent, before };
  };
  const histories = createHistories({
    autosaves: { edit },
    readDocument: () => page.document,
    say: (kind, message) => void said.push([kind, message]),
    endOffers: (intentIds) => void ended.push(intentIds),
  });
  const shown = (): DuerpDocument => page.document ?? DOCUMENT;
  return {
    histories,
    page,
    said,
    ended,
    shown,
    edit: (maker: Maker) => {
      const edition = maker(shown());
      return edition && histories.edit('d1', edition);
    },
    editElsewhere: (maker: Maker) => {
      page.document = applyIntent(shown(), stamp(maker(shown())));
    },
    /** What would be taken back and done again next. */
    next: () => {
      const { past, future } = histories.get('d1');
      return [past.at(-1)?.text, future.at(-1)?.text];
    },
  };
};
const rename =
  (name: string): Maker =>
  (document) =>
    renommerUnite(findUnite(document, 'u2'), name);

describe('taking back', () => {
  test('the last edit goes first, each is told, and each can be done again', () => {
    const { histories, edit, shown, said, next } = openPage();
    edit(rename('Vente'));
    const renamed = shown();
    edit(write('r1', { danger: 'Four' }));
    const written = shown();
    expect(next()).toEqual([WRITTEN, undefined]);
    histories.undo('d1');
    expect(shown().data).toEqual(renamed.data);
    histories.undo('d1');
    expect(shown().data).toEqual(DOCUMENT.data);
    histories.redo('d1');
    expect(shown().data).toEqual(renamed.data);
    histories.redo('d1');
    expect(shown().data).toEqual(written.data);
    expect(said).toEqual([
      ['info', `Annulé\u00A0: ${WRITTEN}.`],
      ['info', `Annulé\u00A0: ${RENAMED}.`],
      ['info', `Rétabli\u00A0: ${RENAMED}.`],
      ['info', `Rétabli\u00A0: ${WRITTEN}.`],
    ]);
  });

  test('a deletion gives everything back in its place', () => {
    const { histories, edit, shown } = openPage();
    edit((document) => supprimerUnite(findUnite(document, 'u1')));
    histories.undo('d1');
    expect(shown().data).toEqual(DOCUMENT.data);
  });

  test('one that has nothing to do any more goes, and the one before it is taken back', () => {
    const { histories, edit, editElsewhere, shown, said, next } = openPage();
    edit(rename('Vente'));
    edit(write('r1', { danger: 'Four' }));
    editElsewhere(write('r1', { danger: findRisque(DOCUMENT, 'r1')?.danger ?? '' }));
    histories.undo('d1');
    expect(shown().data).toEqual(DOCUMENT.data);
    expect(said).toEqual([['info', `Annulé\u00A0: ${RENAMED}.`]]);
    expect(next()).toEqual([undefined, RENAMED]);
  });

  test('ends what offers to take the same edit back, and no other', () => {
    const { histories, edit, ended } = openPage();
    edit(rename('Vente'));
    const deleted = edit((document) => supprimerUnite(findUnite(document, 'u1')));
    histories.undo('d1');
    expect(ended).toEqual([[deleted?.id]]);
  });

  test('a new edit leaves nothing to do again', () => {
    const { histories, edit, next } = openPage();
    edit(rename('Vente'));
    histories.undo('d1');
    edit(write('r1', { danger: 'Four' }));
    expect(next()).toEqual([WRITTEN, undefined]);
  });

  test('nothing to take back or do again says nothing', () => {
    const { histories, said, shown } = openPage();
    histories.undo('d1');
    histories.redo('d1');
    histories.undoOne('d1', ['unknown']);
    expect(said).toEqual([]);
    expect(shown()).toBe(DOCUMENT);
  });

  test('an edit that changes nothing cannot be taken back', () => {
    const { histories, edit, next } = openPage();
    const { displayName } = findUnite(DOCUMENT, 'u2');
    const sameName = {
      kind: 'renommerUnite',
      idUniteDeTravail: 'u2',
      base: {},
      values: { displayName },
    } as const;
    expect(edit(() => sameName)).toBeNull();
    expect(next()).toEqual([undefined, undefined]);
    expect(histories.get('d1').past).toEqual([]);
  });
});

describe('somebody else’s edit', () => {
  test('of another thing does not stop it, and stays', () => {
    const { histories, edit, editElsewhere, shown } = openPage();
    edit(write('r1', { danger: 'Four' }));
    editElsewhere(write('r1', { remarques: 'Gants' }));
    histories.undo('d1');
    expect(findRisque(shown(), 'r1')).toMatchObject({ danger: '', remarques: 'Gants' });
  });

  test.for([
    ['of the same field', write('r1', { danger: 'Four' }), write('r1', { danger: 'Pétrin' })],
    [
      'that deleted it',
      write('r1', { danger: 'Four' }),
      (document: DuerpDocument) => supprimerUnite(findUnite(document, 'u1')),
    ],
    [
      'in what was added',
      () => ajouterUnites(['Bureau'], () => 'u3'),
      (document: DuerpDocument) => renommerUnite(findUnite(document, 'u3'), 'Accueil'),
    ],
  ] as const)('%s stops it there with its sentence, and changes nothing', ([, mine, theirs]) => {
    const { histories, edit, editElsewhere, shown, said, next } = openPage();
    edit(rename('Vente'));
    edit(mine);
    editElsewhere(theirs);
    const before = shown();
    const [first] = next();
    histories.undo('d1');
    histories.undo('d1');
    expect(shown()).toBe(before);
    expect(said).toEqual([
      ['warning', TOUCHED_SINCE],
      ['warning', TOUCHED_SINCE],
    ]);
    expect(next()).toEqual([first, undefined]);
  });

  test.for([
    ['moved the same unit: it stops', ['u1', 'u3', 'u2', 'u4'], [['warning', TOUCHED_SINCE]], 'u1u3u2u4'],
    ['moved it back already: nothing is to do', ['u1', 'u2', 'u3', 'u4'], [], 'u1u2u3u4'],
    ['moved another one: it goes back', ['u4', 'u2', 'u1', 'u3'], [MOVED_BACK], 'u4u1u2u3'],
  ] as const)('that %s', ([, theirs, told, order]) => {
    const { histories, page, edit, editElsewhere, shown, said } = openPage();
    page.document = makeDuerp(['u1', 'u2', 'u3', 'u4'].map((id) => makeUnite(id)));
    edit((document) => deplacerUnite(document, ['u2', 'u1', 'u3', 'u4']));
    editElsewhere((document) => deplacerUnite(document, theirs));
    histories.undo('d1');
    expect(said).toEqual(told);
    expect(
      shown()
        .data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail)
        .join(''),
    ).toBe(order);
  });

  test('stops doing again as well', () => {
    const { histories, edit, editElsewhere, shown, said, next } = openPage();
    edit(write('r1', { danger: 'Four' }));
    histories.undo('d1');
    editElsewhere(write('r1', { danger: 'Pétrin' }));
    histories.redo('d1');
    expect(findRisque(shown(), 'r1')?.danger).toBe('Pétrin');
    expect(said.at(-1)).toEqual(['warning', toStopped('rétablie')]);
    expect(next()[1]).toBeDefined();
  });

  test('an edit that was given up, or made on other values, is not taken back: the one before it is', () => {
    const { histories, edit, shown, next } = openPage();
    edit(rename('Vente'));
    const given = edit(write('r1', { danger: 'Four' }));
    histories.forget('d1', [given?.id ?? '']);
    histories.undo('d1');
    expect(shown().data.unitesDeTravail.map(({ displayName }) => displayName)).not.toContain('Vente');
    expect(next()[0]).toBeUndefined();
  });
});

describe('« Annuler » beside a deletion', () => {
  test('takes back that one edit, whatever came after it', () => {
    const { histories, edit, shown, said, next } = openPage();
    const deleted = edit((document) => supprimerUnite(findUnite(document, 'u1')));
    edit(rename('Vente'));
    histories.undoOne('d1', [deleted?.id ?? '']);
    expect(shown().data.unitesDeTravail.map(({ displayName }) => displayName)).toEqual(['Unité u1', 'Vente']);
    expect(said).toEqual([['info', `Annulé\u00A0: suppression de l'unité ${quoteFr('Unité u1')}.`]]);
    expect(next()[0]).toBe(RENAMED);
    histories.undoOne('d1', [deleted?.id ?? '']);
    expect(said.slice(1)).toEqual([DECIDED_SINCE]);
  });

  test('says that there is nothing to take back, once a question about it was answered', () => {
    const { histories, edit, said, shown } = openPage();
    const deleted = edit((document) => supprimerUnite(findUnite(document, 'u1')));
    histories.forget('d1', [deleted?.id ?? '']);
    const before = shown();
    histories.undoOne('d1', [deleted?.id ?? '']);
    expect(said).toEqual([DECIDED_SINCE]);
    expect(shown()).toBe(before);
  });

  test('asks first for the unit that the user deleted since, and takes it back then', () => {
    const { histories, edit, shown, said } = openPage();
    const deleted = edit((document) => {
      const [risque] = findUnite(document, 'u1').risques;
      return risque === undefined ? null : supprimerRisque(findUnite(document, 'u1'), risque);
    });
    edit((document) => supprimerUnite(findUnite(document, 'u1')));
    const unite = `la suppression de l'unité ${quoteFr('Unité u1')}`;
    histories.undoOne('d1', [deleted?.id ?? '']);
    expect(said).toEqual([['info', `Annulez d'abord ${unite}.`]]);
    histories.undo('d1');
    histories.redo('d1');
    histories.undoOne('d1', [deleted?.id ?? '']);
    expect(said.at(-1)).toEqual(['info', `Annulez d'abord ${unite}.`]);
    histories.undo('d1');
    histories.undoOne('d1', [deleted?.id ?? '']);
    expect(shown().data).toEqual(DOCUMENT.data);
  });

  test('has nothing to do, and is gone, once somebody else took the deletion back', () => {
    const { histories, page, edit, said, next } = openPage();
    const deleted = edit((document) => supprimerUnite(findUnite(document, 'u1')));
    page.document = DOCUMENT;
    histories.undoOne('d1', [deleted?.id ?? '']);
    expect(said).toEqual([]);
    expect(next()).toEqual([undefined, undefined]);
  });

  test('stops at somebody else’s edit, and leaves the rest of the history', () => {
    const { histories, edit, editElsewhere, said, next } = openPage();
    const added = edit(() => ajouterUnites(['Bureau'], () => 'u3'));
    editElsewhere((document) => renommerUnite(findUnite(document, 'u3'), 'Accueil'));
    edit(rename('Vente'));
    histories.undoOne('d1', [added?.id ?? '']);
    expect(said).toEqual([['warning', TOUCHED_SINCE]]);
    expect(next()[0]).toBe(RENAMED);
  });
});

test('each document has its own history; a session that ends leaves none; who listens hears of each change', () => {
  const { histories, edit } = openPage();
  const listener = vi.fn<() => void>();
  const stop = histories.subscribe(listener);
  edit(rename('Vente'));
  expect(histories.get('d1').past).toHaveLength(1);
  expect(histories.get('d2').past).toEqual([]);
  histories.clear();
  expect(histories.get('d1').past).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  edit(rename('Bureau'));
  expect(listener).toHaveBeenCalledTimes(2);
});

const REST_OF_BOTH = 'deux noms, sauf ce qui a changé depuis';

describe('several edits at once', () => {
  const renameBoth: Maker[] = [
    (document) => renommerUnite(findUnite(document, 'u1'), 'Fournil'),
    (document) => renommerUnite(findUnite(document, 'u2'), 'Vente'),
  ];
  const together = () => {
    const opened = openPage();
    const { histories, shown } = opened;
    const before = shown();
    const editions = renameBoth.flatMap((maker) => maker(before) ?? []);
    expect(histories.editTogether('d1', editions, 'deux noms')).toHaveLength(2);
    return { ...opened, before };
  };

  test('one « Annuler » takes all of them back, one « Rétablir » does them again', () => {
    const { histories, shown, before, said, next } = together();
    const after = shown();
    expect(after).not.toEqual(before);
    histories.undo('d1');
    expect(shown()).toEqual(before);
    histories.redo('d1');
    expect(shown()).toEqual(after);
    expect(said).toEqual([
      ['info', 'Annulé\u00A0: deux noms.'],
      ['info', 'Rétabli\u00A0: deux noms.'],
    ]);
    expect(next()).toEqual(['deux noms', undefined]);
  });

  test('of which one is made in what another one added are taken back as well', () => {
    const { histories, shown } = openPage();
    const values = { displayName: 'Accueil' };
    const renamed = {
      kind: 'renommerUnite',
      idUniteDeTravail: 'u3',
      base: { displayName: 'Bureau' },
      values,
    } as const;
    histories.editTogether('d1', [ajouterUnites(['Bureau'], () => 'u3'), renamed], 'un accueil');
    expect(findUnite(shown(), 'u3').displayName).toBe('Accueil');
    histories.undo('d1');
    expect(shown().data).toEqual(DOCUMENT.data);
  });

  test('all or nothing: one that somebody touched since keeps all of them', () => {
    const { histories, editElsewhere, shown, said } = together();
    editElsewhere(rename('Boutique'));
    const touched = shown();
    histories.undo('d1');
    expect(shown()).toEqual(touched);
    expect(said).toEqual([['warning', TOUCHED_SINCE]]);
  });

  // Of a deletion of several, one that a colleague had changed is kept: the others were for ever gone.
  test('what is forgotten of them leaves the rest to take back, and says so', () => {
    const { histories, shown, before, said, next } = together();
    const [first, second] = histories.get('d1').past.at(-1)?.steps ?? [];
    histories.forget('d1', [first?.intent.id ?? '']);
    expect(next()).toEqual([REST_OF_BOTH, undefined]);
    histories.undoOne('d1', [first?.intent.id ?? '', second?.intent.id ?? '']);
    const names = (document: DuerpDocument) =>
      document.data.unitesDeTravail.map((unite) => unite.displayName);
    expect(names(shown())).toEqual(['Fournil', ...names(before).slice(1)]);
    expect(said).toEqual([['info', `Annulé\u00A0: ${REST_OF_BOTH}.`]]);
  });

  // A colleague changed a moved risk, and « Garder aux deux endroits » keeps it where it was.
  test('what is forgotten of a move takes the whole move along: nothing it moved is left in no unit', () => {
    const { histories, shown, next } = openPage();
    const unite = findUnite(shown(), 'u1');
    const editions = deplacerRisques(unite, unite.risques, findUnite(shown(), 'u2'), createId);
    const renamed = renommerUnite(unite, 'Fournil');
    const moved = histories.editTogether('d1', [...editions, ...(renamed ? [renamed] : [])], 'déplacement');
    const deletion = moved?.find(({ kind }) => kind === 'supprimerRisque');
    histories.forget('d1', [deletion?.id ?? '']);
    expect(next()).toEqual(['déplacement, sauf ce qui a changé depuis', undefined]);
    histories.undo('d1');
    expect(
      shown().data.unitesDeTravail.map(({ displayName, risques }) => [displayName, risques.length]),
    ).toEqual([
      ['Unité u1', 0],
      ['Unité u2', 2],
    ]);
    expect(next()[0]).toBeUndefined();
  });

  test('once all of them are forgotten, or nothing was to do, there is no entry', () => {
    const { histories, next } = together();
    const ids =
      histories
        .get('d1')
        .past.at(-1)
        ?.steps.map(({ intent }) => intent.id) ?? [];
    for (const id of ids) histories.forget('d1', [id]);
    expect(next()).toEqual([undefined, undefined]);
    expect(histories.editTogether('d1', [], 'rien')).toBeNull();
    expect(next()).toEqual([undefined, undefined]);
  });
});
