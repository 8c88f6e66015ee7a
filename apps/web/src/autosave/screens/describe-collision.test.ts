import type { ActionPreventive, DuerpDocument } from '@odu/api-contract';
import {
  applyIntent,
  deplacerRisques,
  invertIntent,
  modifierAction,
  modifierRisque,
  quoteFr,
  renommerUnite,
} from '@odu/domain';
import type { Cible, Collision, EntiteEditee, Intent } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../duerp-fixture.test-data.ts';
import { findUnite, stamp } from '../queue/queue-fixture.test-data.ts';
import { describeCollision } from './describe-collision.ts';

const ACTION: ActionPreventive = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Tapis',
  responsable: 'Claire',
  budget: '',
  date: '2027-03-01',
  statut: 'À planifier',
};
const SEEN = makeDuerp([makeUnite('u1', [makeRisque('r1')], [ACTION])]);

const inUnite = (entite: EntiteEditee, id: string, nom: string): Cible => ({
  entite,
  id,
  nom,
  idUniteDeTravail: 'u1',
  nomDeLUnite: 'Fournil',
});
const RISQUE = inUnite('risque', 'r1', 'Brûlure');
const UNITE = inUnite('uniteDeTravail', 'u1', 'Fournil');
const ENTREPRISE: Cible = {
  entite: 'entreprise',
  id: null,
  nom: 'Boulangerie Martin',
  idUniteDeTravail: null,
  nomDeLUnite: null,
};

const NOTHING = { intents: [], vues: [] };

const describeChamp = (collision: Omit<Extract<Collision, { type: 'champ' }>, 'type'>) =>
  describeCollision({ type: 'champ', ...collision }, SEEN, NOTHING);

describe('two values of one field', () => {
  test('are told with the field, the place and both values', () => {
    expect(describeChamp({ cible: RISQUE, champ: 'evalGravite', mien: 4, autre: null })).toEqual({
      title: 'Gravité\u00A0: deux valeurs différentes',
      text: 'Une autre personne, ou un autre onglet, a modifié ce risque pendant que vous le faisiez aussi. Choisissez la valeur à garder.',
      facts: [
        { label: 'Unité de travail', value: 'Fournil' },
        { label: 'Risque', value: 'Brûlure' },
        { label: 'Ma valeur', value: 'Très grave' },
        { label: "L'autre valeur", value: 'Non évalué' },
      ],
      keepMine: 'Garder ma valeur',
      takeOther: "Prendre l'autre valeur",
    });
  });

  test.for([
    [{ cible: UNITE, champ: 'displayName', mien: 'Fournil', autre: 'Atelier' }, 'Fournil', 'Atelier'],
    [
      { cible: ENTREPRISE, champ: 'siret', mien: '73282932000074', autre: null },
      '732 829 320 00074',
      '(vide)',
    ],
    [
      { cible: inUnite('papripact', '', 'PAPRIPACT'), champ: 'isPapripactEnabled', mien: true, autre: false },
      'Activé',
      'Désactivé',
    ],
    [
      {
        cible: inUnite('papripact', '', 'PAPRIPACT'),
        champ: 'ressourcesPapripact',
        mien: 'Un mi-temps',
        autre: '',
      },
      'Un mi-temps',
      '(vide)',
    ],
    [
      {
        cible: inUnite('actionPreventive', 'a1', 'Tapis'),
        champ: 'date',
        mien: '2027-03-01',
        autre: '2027-04-02',
      },
      '1er\u00A0mars 2027',
      '2\u00A0avril 2027',
    ],
    [
      {
        cible: inUnite('actionPreventive', 'a1', 'Tapis'),
        champ: 'idRisqueAssocie',
        mien: 'r1',
        autre: 'gone',
      },
      'Risque r1',
      '(introuvable)',
    ],
    [{ cible: RISQUE, champ: 'idCategorie', mien: 'c1', autre: 'gone' }, 'Chutes', '(introuvable)'],
  ] as const)('are shown as the user reads them: %j', ([collision, mine, other]) => {
    const { facts } = describeChamp(collision);
    expect(facts.slice(-2)).toEqual([
      { label: 'Ma valeur', value: mine },
      { label: "L'autre valeur", value: other },
    ]);
  });

  test('of a list of measures are asked about those that both wrote: all others stay, and the question says so', () => {
    const mesure = { idMesure: 'm1', texte: 'Gants', type: 'protection individuelle' } as const;
    const { text } = describeChamp({
      cible: RISQUE,
      champ: 'mesuresEnPlace',
      mien: [mesure],
      autre: [{ ...mesure, texte: 'Gants longs' }],
    });
    expect(text).toMatch(
      /Choisissez la valeur à garder des mesures que vous avez écrites tous les deux\u00A0: les autres restent\.$/,
    );
  });

  test('the company is no place of its own', () => {
    const { facts, text } = describeChamp({ cible: ENTREPRISE, champ: 'nom', mien: 'A', autre: 'B' });
    expect(facts.map(({ label }) => label)).toEqual(['Ma valeur', "L'autre valeur"]);
    expect(text).toContain("a modifié les informations de l'entreprise pendant");
  });

  test('a family of risks is told to be one', () => {
    const cible = inUnite('famillesDeRisques', 'u1', 'Fournil');
    expect(describeChamp({ cible, champ: 'RAY', mien: 'Rien ici', autre: null }).title).toBe(
      'Famille «\u202FRayonnements\u202F»\u00A0: deux valeurs différentes',
    );
  });

  test('a field that no table knows is shown all the same', () => {
    const { title, facts } = describeChamp({ cible: RISQUE, champ: 'nouveau', mien: 'A', autre: '' });
    expect(title).toBe('Ce risque\u00A0: deux valeurs différentes');
    expect(facts.slice(-2).map(({ value }) => value)).toEqual(['A', '(vide)']);
  });
});

describe('something that is gone', () => {
  test('a risk: with all that the user typed in it since, and nothing else', () => {
    const intents = [
      stamp(modifierRisque({ idUniteDeTravail: 'u1' }, makeRisque('r1'), { danger: 'Four', evalGravite: 4 })),
      stamp(modifierRisque({ idUniteDeTravail: 'u1' }, makeRisque('r2'), { danger: 'Pétrin' })),
    ];
    const { title, text, facts, keepMine, takeOther } = describeCollision(
      { type: 'cibleSupprimee', cible: RISQUE },
      SEEN,
      { intents, vues: [] },
    );
    expect(title).toBe(`Le risque ${quoteFr('Brûlure')} a été supprimé`);
    expect(text).toBe(
      "Une autre personne, ou un autre onglet, l'a supprimé pendant que vous y travailliez. Votre saisie est gardée\u00A0: choisissez ce qu'elle devient.",
    );
    expect(facts).toEqual([
      { label: 'Unité de travail', value: 'Fournil' },
      { label: 'Risque', value: 'Brûlure' },
      { label: 'Danger (votre saisie)', value: 'Four' },
      { label: 'Gravité (votre saisie)', value: 'Très grave' },
    ]);
    expect([keepMine, takeOther]).toEqual([
      'Le recréer avec mes modifications',
      'Abandonner mes modifications',
    ]);
  });

  test('a unit: in the feminine, with what was typed or added in it', () => {
    const intents = [
      stamp(renommerUnite(findUnite(SEEN, 'u1'), 'Fournil')),
      stamp(modifierRisque({ idUniteDeTravail: 'u1' }, makeRisque('r1'), { evalGravite: 4 })),
      stamp(modifierRisque({ idUniteDeTravail: 'u1' }, makeRisque('r1'), { danger: 'Four' })),
      stamp(modifierAction(ACTION, { responsable: 'Paul' })),
      stamp({ kind: 'ajouterAction', action: { item: { ...ACTION, idAction: 'a2' }, place: 'fin' } }),
    ];
    const { title, facts, keepMine } = describeCollision({ type: 'cibleSupprimee', cible: UNITE }, SEEN, {
      intents,
      vues: [{ item: findUnite(SEEN, 'u1'), place: [] }],
    });
    expect(title).toBe(`L'unité de travail ${quoteFr('Fournil')} a été supprimée`);
    expect(facts).toEqual([
      { label: "Nom de l'unité de travail (votre saisie)", value: 'Fournil' },
      { label: 'Risque', value: 'Risque r1' },
      { label: 'Gravité (votre saisie)', value: 'Très grave' },
      { label: 'Danger (votre saisie)', value: 'Four' },
      { label: 'Action préventive', value: 'Tapis' },
      { label: 'Responsable (votre saisie)', value: 'Paul' },
      { label: 'Votre modification', value: `ajout de l'action préventive ${quoteFr('Tapis')}` },
    ]);
    expect(keepMine).toBe('La recréer avec mes modifications');
  });

  describe('a risk that an action was only linked to', () => {
    const LIEN = [
      { label: 'Unité de travail', value: 'Fournil' },
      { label: 'Risque', value: 'Brûlure' },
      { label: 'Action préventive', value: 'Tapis' },
      { label: 'Risque associé (votre saisie)', value: 'Brûlure' },
    ];
    // The document as it is shown by then: the risk is in it no more.
    const gone = makeDuerp([makeUnite('u1', [], [ACTION])]);
    const describeLien = (...values: Parameters<typeof modifierAction>[1][]) => {
      const action = { ...ACTION, idRisqueAssocie: 'r2' };
      return describeCollision({ type: 'cibleSupprimee', cible: RISQUE }, gone, {
        intents: values.map((one) => stamp(modifierAction(action, one))),
        vues: [{ item: makeUnite('u1', [makeRisque('r1')], [action]), place: [] }],
      });
    };

    test('is a link that is lost, not what else is said of the action', () => {
      const { facts, keepMine, takeOther } = describeLien({
        idRisqueAssocie: 'r1',
        descriptionDeLaMesure: 'Poser un tapis',
      });
      expect(facts).toEqual(LIEN);
      expect([keepMine, takeOther]).toEqual([
        'Le recréer avec mes modifications',
        'Garder mes modifications sans ce lien',
      ]);
    });

    test('is all that was changed where nothing else was', () => {
      const { facts, takeOther } = describeLien({ idRisqueAssocie: 'r1' });
      expect(facts).toEqual(LIEN);
      expect(takeOther).toBe('Abandonner mes modifications');
    });

    test('is not all that is lost where the risk itself was changed', () => {
      const intents = [
        stamp(
          modifierAction(
            { ...ACTION, idRisqueAssocie: 'r2' },
            { idRisqueAssocie: 'r1', responsable: 'Paul' },
          ),
        ),
        stamp(modifierRisque({ idUniteDeTravail: 'u1' }, makeRisque('r1'), { danger: 'Four' })),
      ];
      const { facts, takeOther } = describeCollision({ type: 'cibleSupprimee', cible: RISQUE }, gone, {
        intents,
        vues: [],
      });
      expect(facts.slice(2)).toEqual([
        { label: 'Risque associé (votre saisie)', value: 'Brûlure' },
        { label: 'Danger (votre saisie)', value: 'Four' },
      ]);
      expect(takeOther).toBe('Abandonner mes modifications');
    });
  });

  test('a category that a risk went to: only that is lost of what was said of the risk', () => {
    const cible = inUnite('categorieDeRisques', 'c9', 'Chaleur');
    const intents = [
      stamp(
        modifierRisque({ idUniteDeTravail: 'u1' }, makeRisque('r1'), { idCategorie: 'c9', danger: 'Four' }),
      ),
    ];
    const { facts, keepMine, takeOther } = describeCollision({ type: 'cibleSupprimee', cible }, SEEN, {
      intents,
      vues: [{ item: findUnite(SEEN, 'u1'), place: [] }],
    });
    expect(facts).toEqual([
      { label: 'Unité de travail', value: 'Fournil' },
      { label: 'Catégorie', value: 'Chaleur' },
      { label: 'Risque', value: 'Risque r1' },
      { label: 'Catégorie (votre saisie)', value: 'Chaleur' },
    ]);
    expect([keepMine, takeOther]).toEqual([
      'La recréer avec mes modifications',
      'Garder mes modifications sans cette catégorie',
    ]);
  });

  test('what has no name is told without one', () => {
    const { title } = describeCollision(
      { type: 'cibleSupprimee', cible: { ...UNITE, nom: '' } },
      SEEN,
      NOTHING,
    );
    expect(title).toBe('Cette unité de travail a été supprimée');
  });
});

describe('a deletion of what has changed', () => {
  test.for([
    [RISQUE, `Le risque ${quoteFr('Brûlure')} a changé depuis que vous l'avez supprimé`, 'Garder'],
    [
      inUnite('categorieDeRisques', 'c1', 'Chutes'),
      `La catégorie ${quoteFr('Chutes')} a changé depuis que vous l'avez supprimée`,
      'Garder',
    ],
    [
      inUnite('actionPreventive', 'a1', 'Tapis'),
      `L'action préventive ${quoteFr('Tapis')} a changé depuis que vous l'avez supprimée`,
      'Garder',
    ],
  ] as const)('is told: %j', ([cible, title, takeOther]) => {
    const words = describeCollision({ type: 'suppression', cible, changements: 1 }, SEEN, NOTHING);
    expect(words).toMatchObject({ title, keepMine: 'Supprimer quand même', takeOther });
    expect(words.text).toContain('ces modifications disparaissent aussi');
    expect(words.facts).toHaveLength(2);
  });
});

test('a move of what has changed is told as one', () => {
  const intents = deplacerRisques(
    findUnite(SEEN, 'u1'),
    [makeRisque('r1')],
    makeUnite('u2'),
    () => 'new',
  ).map((edition) => stamp(edition));
  const words = describeCollision({ type: 'suppression', cible: RISQUE, changements: 1 }, SEEN, {
    intents,
    vues: [],
  });
  expect(words).toMatchObject({
    title: `Le risque ${quoteFr('Brûlure')} a changé depuis que vous l'avez déplacé`,
    keepMine: 'Déplacer quand même',
    takeOther: 'Garder aux deux endroits',
  });
});

describe('a move that is taken back, or made again, of what has changed', () => {
  // The category of the risk goes with it.
  const both = makeDuerp([
    makeUnite('u1', [makeRisque('r1')], [ACTION]),
    { ...makeUnite('u2'), categorieDeRisques: [] },
  ]);
  let made = 0;
  const edits = deplacerRisques(
    findUnite(both, 'u1'),
    [makeRisque('r1')],
    findUnite(both, 'u2'),
    () => `new${(made += 1)}`,
  ).map((edition) => stamp(edition));
  const takeBack = (document: DuerpDocument, intents: readonly Intent[]) => {
    const inverses: Intent[] = [];
    let now = document;
    for (const intent of intents) {
      const inverse = invertIntent(now, intent, { id: `back ${intent.id}`, at: intent.at });
      if (inverse !== null) inverses.unshift(inverse);
      now = applyIntent(now, intent);
    }
    return { inverses, now };
  };
  const undo = takeBack(both, edits);
  const redo = takeBack(undo.now, undo.inverses);
  const moved = findUnite(undo.now, 'u2');
  const idsOf = ({ risques, papripactActionsPreventives: [action] }: typeof moved) =>
    [risques[0]?.idRisque ?? '', action?.idAction ?? ''] as const;

  test.for([
    ['taken back', undo.inverses, idsOf(moved)],
    ['made again', redo.inverses, ['r1', 'a1']],
  ] as const)('%s, is told as a move: nothing was deleted', ([, intents, [idRisque, idAction]]) => {
    const say = (cible: Cible) =>
      describeCollision({ type: 'suppression', cible, changements: 1 }, both, { intents, vues: [] });
    expect(say(inUnite('risque', idRisque, 'Brûlure'))).toEqual({
      title: `Le risque ${quoteFr('Brûlure')} a changé depuis que vous l'avez déplacé`,
      text: 'Une autre personne, ou un autre onglet, y a travaillé depuis ce déplacement, que vous avez annulé ou rétabli. Si vous le retirez de cette unité, ces modifications disparaissent.',
      facts: [
        { label: 'Unité de travail', value: 'Fournil' },
        { label: 'Risque', value: 'Brûlure' },
      ],
      keepMine: 'Le retirer de cette unité',
      takeOther: 'Garder aux deux endroits',
    });
    expect(say(inUnite('actionPreventive', idAction, 'Tapis'))).toMatchObject({
      title: `L'action préventive ${quoteFr('Tapis')} a changé depuis que vous l'avez déplacée`,
      keepMine: 'La retirer de cette unité',
      takeOther: 'Garder aux deux endroits',
    });
  });

  test('of a category that only came with its risk, says that the risk was moved', () => {
    const cible = inUnite('categorieDeRisques', moved.categorieDeRisques[0]?.idCategorie ?? '', 'Chutes');
    const intents = undo.inverses;
    expect(
      describeCollision({ type: 'suppression', cible, changements: 1 }, both, { intents, vues: [] }),
    ).toMatchObject({
      title: `La catégorie ${quoteFr('Chutes')} a changé depuis le déplacement de ses risques`,
      text: 'Une autre personne, ou un autre onglet, y a travaillé depuis ce déplacement, que vous avez annulé ou rétabli. Si vous retirez ses risques de cette unité, ces modifications disparaissent.',
      keepMine: 'Retirer ses risques de cette unité',
      takeOther: 'Garder aux deux endroits',
    });
  });

  test('an addition that is taken back is no move', () => {
    const retrait = stamp({
      kind: 'retirerRisques',
      idUniteDeTravail: 'u1',
      base: { categories: [], risques: [makeRisque('r1')] },
    });
    const collision: Collision = { type: 'suppression', cible: RISQUE, changements: 1 };
    expect(describeCollision(collision, SEEN, { intents: [retrait], vues: [] }).takeOther).toBe('Garder');
  });
});

test('a description as long as a page is a name of some words', () => {
  const cible = inUnite('actionPreventive', 'a1', 'Poser '.repeat(50));
  const { title, facts } = describeCollision({ type: 'cibleSupprimee', cible }, SEEN, NOTHING);
  expect(title.length).toBeLessThan(120);
  expect(facts.every(({ value }) => value.length <= 61)).toBe(true);
});

test('a place that somebody else chose since an undo is told beside the user’s', () => {
  expect(
    describeCollision({ type: 'deplacement', cible: UNITE, mien: null, autre: 'Vente' }, SEEN, NOTHING),
  ).toEqual({
    title: `L'unité de travail ${quoteFr('Fournil')} a été déplacée`,
    text: "Une autre personne, ou un autre onglet, l'a déplacée depuis votre dernier déplacement, que vous avez annulé ou rétabli. Choisissez la place à garder.",
    facts: [
      { label: 'Ma place', value: 'Au début de la liste' },
      { label: "L'autre place", value: `Après ${quoteFr('Vente')}` },
    ],
    keepMine: 'Garder ma place',
    takeOther: "Prendre l'autre place",
  });
});
