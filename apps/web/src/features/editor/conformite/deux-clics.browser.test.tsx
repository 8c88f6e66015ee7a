import type { ActionPreventive, DuerpDocument, Entreprise, UniteDeTravail } from '@odu/api-contract';
import {
  type CodeDeConformite,
  CODES_DE_FAMILLE,
  controleDeConformite,
  FACTEURS_DE_RISQUES,
  FAMILLES_DE_RISQUES,
} from '@odu/domain';
import { useLocation, useRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { makeVersion, MASTER_DATA, written } from '../../../../test/contract-data.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import * as links from '../../../routing/links.ts';
import { withEntreprise } from '../complete-duerp.test-data.ts';
import { EditorScreen } from '../EditorScreen.tsx';
import type { Etape } from '../model/etapes.ts';
import type { Place } from '../../../place/place.ts';

const ACTION: ActionPreventive = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Poser un palan',
  responsable: 'Claire',
  budget: '300 €',
  date: '2027-03-15',
  statut: 'En cours',
  conditionsExecution: 'Avant la fête',
  indicateurResultat: 'Aucun port de charge',
  type: null,
};
const CHARGE = makeRisque('r1', {
  displayName: 'Port de charges',
  code: 'PHY-MAN-01',
  evalGravite: 2,
  evalFrequence: 2,
  evalMaitrise: 2,
  isRisqueEvalue: true,
});
/** Lacks nothing that the law asks of its risks and its actions, but the annex. */
const UNITE: UniteDeTravail = {
  ...makeUnite('u1', [CHARGE], [ACTION]),
  differencesSelonSexe: 'Aucune',
  famillesNonConcernees: CODES_DE_FAMILLE.filter((code) => code !== 'PHY').map((code) => ({
    code,
    motif: '',
  })),
};
const without = (...familles: readonly string[]): UniteDeTravail => ({
  ...UNITE,
  famillesNonConcernees: (UNITE.famillesNonConcernees ?? []).filter(({ code }) => !familles.includes(code)),
});
const withAction = (fields: Partial<ActionPreventive>): UniteDeTravail => ({
  ...UNITE,
  papripactActionsPreventives: [{ ...ACTION, ...fields }],
});
// Of years ago: its yearly update is late.
const VERSION = makeVersion({ creationTime: '2020-01-02T09:00:00Z' });

const makeDocument = (unite: UniteDeTravail, entreprise: Partial<Entreprise>): DuerpDocument => {
  const duerp = withEntreprise(makeDuerp([unite]), { nombreEmployes: 62, ...entreprise });
  return { ...duerp, data: { ...duerp.data, ressourcesPapripact: '' }, versions: [VERSION] };
};

const WRITES = [
  'POST /api/duerp/{id}/update-infosentreprise',
  'POST /api/duerp/{id}/update-list-unitesdetravail',
  'POST /api/duerp/{id}/update-list-risques',
  'POST /api/duerp/{id}/update-familles',
  'POST /api/duerp/{id}/update-expositions',
  'POST /api/duerp/{id}/update-toggle-papripact',
  'POST /api/duerp/{id}/upsert-action-preventive-papripact',
] as const;

/** The editor as its route keeps it: step and place in the address. */
function Editor() {
  const router = useRouter();
  const { search } = useLocation();
  const { step = 7, ...place } = search as Place & { step?: Etape };
  return (
    <LoadedDuerp duerpId="d1">
      {(duerp) => (
        <EditorScreen
          duerp={duerp}
          step={step}
          place={place}
          onMove={({ step: next, place: change }) => {
            router.history.push(links.duerpEditor('d1', next ?? step, { ...place, ...change }));
          }}
          onQuit={() => {}}
          onGenerated={() => {}}
        />
      )}
    </LoadedDuerp>
  );
}

const findPoint = ({ data, versions }: DuerpDocument, code: CodeDeConformite) =>
  controleDeConformite(data, versions, [], new Date().toISOString()).find((point) => point.code === code);

const card = page.getByRole('region', { name: 'Contrôle de conformité' });
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const fill = (name: string | RegExp, text: string) => page.getByRole('textbox', { name }).fill(text);
const setAside = (code: 'RAY' | 'THE' | 'RPS') => press(`Non concernée\u00A0: ${FAMILLES_DE_RISQUES[code]}`);
const fillDate = async () => {
  (page.getByRole('dialog').getByRole('spinbutton').first().element() as HTMLElement).focus();
  await userEvent.keyboard('15032027');
};
const budget = page.getByRole('textbox', { name: /^Budget/ });
/** The form of the action is open, and the focus on what it lacks: nothing is pressed before it is filled in. */
const inForm = (champ: Locator, fillIn: string | (() => Promise<void>)) => async () => {
  await expect.element(champ).toHaveFocus();
  await (typeof fillIn === 'string' ? champ.fill(fillIn) : fillIn());
  await press('Enregistrer');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
};

type Case = {
  readonly code: CodeDeConformite;
  readonly unite?: UniteDeTravail;
  readonly entreprise?: Partial<Entreprise>;
  /** The second press, and what is filled in behind it. */
  readonly mend: () => Promise<void>;
};

const CASES: readonly Case[] = [
  {
    code: 'RISQUES_PAR_UNITE',
    // One family is left to look at, and that is told too.
    unite: {
      ...without('RAY'),
      risques: [],
      famillesNonConcernees: CODES_DE_FAMILLE.filter((code) => code !== 'RAY').map((code) => ({
        code,
        motif: '',
      })),
    },
    mend: () => setAside('RAY'),
  },
  { code: 'FAMILLES', unite: without('RAY'), mend: () => setAside('RAY') },
  { code: 'CHALEUR', unite: without('THE'), mend: () => setAside('THE') },
  { code: 'RPS', unite: without('RPS'), mend: () => setAside('RPS') },
  {
    code: 'DIFFERENCES_SEXE',
    unite: { ...UNITE, differencesSelonSexe: '' },
    mend: async () => {
      await press('Aucune différence relevée');
      await press('Enregistrer');
    },
  },
  {
    code: 'EXPOSITIONS',
    mend: async () => {
      await press(FACTEURS_DE_RISQUES.manut.label);
      await fill('Données collectives', 'Réserve');
      await userEvent.tab();
    },
  },
  {
    code: 'EFFECTIF',
    entreprise: { nombreEmployes: null },
    mend: async () => {
      await fill(/Nombre d'employés/, '62');
      await press('Enregistrer');
    },
  },
  {
    code: 'LISTE_DES_ACTIONS',
    unite: { ...UNITE, papripactActionsPreventives: [] },
    entreprise: { nombreEmployes: 12 },
    mend: async () => {
      await press('Ajouter une action préventive');
      await page.getByRole('combobox', { name: 'Risque associé' }).click();
      await page.getByRole('option').first().click();
      await fill('Description de la mesure', 'Poser un palan');
      await fill('Responsable', 'Claire');
      await fillDate();
      await press('Enregistrer');
    },
  },
  {
    code: 'CONDITIONS',
    unite: withAction({ conditionsExecution: '' }),
    mend: inForm(page.getByRole('textbox', { name: /^Conditions d'exécution/ }), 'Avant la fête'),
  },
  {
    code: 'INDICATEURS',
    unite: withAction({ indicateurResultat: '' }),
    mend: inForm(page.getByRole('textbox', { name: /^Indicateur de résultat/ }), 'Aucun port'),
  },
  { code: 'COUTS', unite: withAction({ budget: '' }), mend: inForm(budget, '300 €') },
  {
    code: 'CALENDRIER',
    unite: withAction({ date: '' }),
    // A date is proposed to an action that exists and has none, too.
    mend: inForm(page.getByRole('dialog').getByRole('spinbutton').first(), () =>
      page.getByRole('button', { name: /^Dans 3\smois/ }).click(),
    ),
  },
  {
    code: 'RESSOURCES',
    mend: async () => {
      await fill(/^Ressources de l'entreprise/, 'Un mi-temps');
      await press('Enregistrer les ressources');
    },
  },
];

const render = (duerp: DuerpDocument, path: string) => {
  let version = 2;
  return renderScreen(<Editor />, {
    path,
    handlers: {
      'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
      'GET /api/duerp/{id}/suivi': () => ({ body: [] }),
      'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
      ...Object.fromEntries(WRITES.map((write) => [write, () => written(`"${(version += 1)}"`)])),
    },
  });
};

describe('a point that is open leads in one press to a control that ends it', () => {
  test.for(CASES)('$code', async ({ code, unite = UNITE, entreprise = {}, mend }) => {
    const duerp = makeDocument(unite, entreprise);
    const { callsTo, router, workspace } = render(duerp, '/duerps/d1/edit?step=7');
    const open = findPoint(duerp, code);
    expect(open?.statut).toBe('à compléter');
    const point = card.getByRole('listitem').filter({ hasText: open?.message ?? '' });
    await point.getByRole('link', { name: /^Étape/ }).click();
    await mend();
    const readStatut = () => {
      const shown = workspace?.queryClient.getQueryData<DuerpDocument>(duerpKeys.detail('d1'));
      return shown && findPoint(shown, code)?.statut;
    };
    await expect.poll(readStatut).not.toBe('à compléter');
    // The page shows what is written before it is sent: the server has it too.
    expect(await workspace?.autosaves.get('d1').flush()).toBe(true);
    expect(WRITES.flatMap((write) => callsTo(write))).toHaveLength(1);
    router.history.push(links.duerpEditor('d1', 7));
    await expect.element(card).toBeVisible();
    await expect.element(point).not.toBeInTheDocument();
  });
});

describe('the address of an action', () => {
  const EDIT = '/duerps/d1/edit?step=6';
  const duerp = makeDocument(withAction({ budget: '' }), {});
  const dialog = page.getByRole('dialog', { name: "Modifier l'action préventive" });
  const tab = page.getByRole('tab', { name: /Unité u1/ });

  test('opens its form for whoever is given it; closing leaves the unit in the address, and the focus on the action', async () => {
    const { router } = render(duerp, `${EDIT}&unite=u1&action=a1&champ=budget`);
    await expect.element(budget).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Modifier Poser un palan' })).toHaveFocus();
    await expect.poll(() => router.state.location.href).toBe(`${EDIT}&unite=u1`);
  });

  test('opens it without a field too, and with a field that is none', async () => {
    render(duerp, `${EDIT}&unite=u1&action=a1&champ=constructor`);
    await expect.element(dialog).toBeVisible();
    await expect.element(budget).not.toHaveFocus();
  });

  test('opens nothing once the action is gone, and breaks nothing', async () => {
    render(duerp, `${EDIT}&unite=u1&action=gone&champ=budget`);
    await expect.element(tab).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await press('Modifier Poser un palan');
    await expect.element(dialog).toBeVisible();
    await expect.element(budget).not.toHaveFocus();
  });

  test('what is typed stays when a colleague deletes the action meanwhile', async () => {
    const { workspace } = render(duerp, `${EDIT}&unite=u1&action=a1&champ=budget`);
    await budget.fill('300 €');
    workspace?.queryClient.setQueryData(
      duerpKeys.detail('d1'),
      makeDocument({ ...UNITE, papripactActionsPreventives: [] }, {}),
    );
    await expect
      .element(page.getByText('Aucune action préventive pour cette unité de travail.'))
      .toBeInTheDocument();
    await expect.element(budget).toHaveValue('300 €');
  });
});
