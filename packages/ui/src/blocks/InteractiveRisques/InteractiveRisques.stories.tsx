import type { Risque } from '@odu/api-contract';
import { DEFAULT_DISPLAY_OPTIONS, NO_RECHERCHE } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { countReads } from '../../stories/count-reads.ts';
import { anAction, anUnite, aRisque, manyUnites, UNITES } from '../../stories/duerp-samples.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { Ticked } from '../../stories/Ticked.tsx';
import { waitForRowsBeyond } from '../../stories/rows-beyond.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { InteractiveRisques } from './InteractiveRisques.tsx';
import { placeRisques } from './lay-out-risques.ts';
import type { RisqueLinks } from './risque-links.ts';
import { RisqueActionsDialog } from './RisqueActionsDialog.tsx';

const meta = {
  title: 'Blocs/Lire et télécharger/InteractiveRisques',
  id: 'blocks-interactiverisques',
  component: InteractiveRisques,
  args: { unites: UNITES, isDemo: false, choosePlanHref: '#formules', headingLevel: 3 },
} satisfies Meta<typeof InteractiveRisques>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const NOMS = [
  'CPP-SOL-04 Glissade sur un sol humide ou fariné',
  'MAN-02 Port de sacs de farine de 25 kg',
  'THE-01 Chaleur du four en été',
  'CPP-SOL-01 Chute sur le trottoir gelé',
  'Station debout prolongée',
];
/** The risks in the order in which they are read. */
const nomsAffiches = (canvas: Canvas) =>
  canvas
    .getAllByRole('listitem')
    .map((item) => NOMS.find((nom) => item.textContent.includes(nom)) ?? item.textContent);
const titres = (canvas: Canvas) => canvas.queryAllByRole('heading').map(({ textContent }) => textContent);
const rechercher = async (canvas: Canvas, text: string) => {
  const champ = canvas.getByRole('searchbox', { name: 'Rechercher un risque' });
  await userEvent.clear(champ);
  // At once: « Clavier » types key by key.
  await userEvent.paste(text);
};

const LINKS: RisqueLinks = {
  getRisqueHref: ({ idUniteDeTravail, idRisque }) => `#${idUniteDeTravail}-${idRisque}`,
  getActionHref: ({ idRisque }) => `#action-${idRisque}`,
};

/** In one's own document each risk leads to where it is edited, and to a new action for it. */
export const AvecLiens: Story = {
  name: 'Avec liens',
  args: {
    risqueLinks: LINKS,
  },
  play: async ({ canvas }) => {
    const [unite] = UNITES;
    const [risque] = unite?.risques ?? [];
    await expect(canvas.getByRole('link', { name: `Modifier ${risque?.displayName}` })).toHaveAttribute(
      'href',
      `#${unite?.idUniteDeTravail}-${risque?.idRisque}`,
    );
    await expect(
      canvas.getByRole('link', { name: `Ajouter une action pour ${risque?.displayName}` }),
    ).toHaveAttribute('href', `#action-${risque?.idRisque}`);
  },
};

/** Several are ticked to do the same with all of them; one box ticks all that the search has found. */
export const Selectionner: Story = {
  name: 'Sélectionner',
  render: (args) => (
    <Ticked>
      <InteractiveRisques {...args} />
    </Ticked>
  ),
  play: async ({ canvas }) => {
    await rechercher(canvas, 'farine');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tous ces risques' }));
    await rechercher(canvas, '');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(NOMS.length));
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox', { name: /^Sélectionner / });
    await expect(boxes.filter(({ checked }) => checked)).toHaveLength(3);
    await expect(canvas.getByRole('checkbox', { name: 'Tous ces risques' })).toBePartiallyChecked();
  },
};

export const Groupes: Story = {
  name: 'Groupes',
  play: async ({ canvas }) => {
    await expect(nomsAffiches(canvas)).toEqual(NOMS);
    await expect(titres(canvas)).toEqual([
      'Fournil',
      'Chutes de plain-pied',
      'Manutention manuelle',
      'Ambiances thermiques',
      'Vente',
      'Chutes de plain-pied',
      'Manutention manuelle',
    ]);
    // A category is a part of its unit; without one above it, it is no part of anything.
    const niveaux = () => [3, 4].map((level) => canvas.queryAllByRole('heading', { level }).length);
    await expect(niveaux()).toEqual([2, 5]);
    const premier = within(canvas.getAllByRole('listitem')[0] as HTMLElement);
    await expect(premier.getByText('Important 4,5')).toBeVisible();
    await expect(premier.getByText('3 × 2 × 0,75 = 4,5')).toBeVisible();
    await expect(premier.getByText('Deux glissades sans gravité en 2025.')).toBeVisible();
    await expect(canvas.getByText('5 risques')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Regrouper par unité de travail' }));
    await waitFor(() =>
      expect(titres(canvas)).toEqual([
        'Chutes de plain-pied',
        'Manutention manuelle',
        'Ambiances thermiques',
      ]),
    );
    await expect(canvas.getAllByText('Fournil')).toHaveLength(3);
    await expect(niveaux()).toEqual([3, 0]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Regrouper par catégorie' }));
    await waitFor(() => expect(titres(canvas)).toEqual([]));
    await expect(nomsAffiches(canvas)).toEqual(NOMS);
    await expect(canvas.getByText('Vente · Manutention manuelle')).toBeVisible();
  },
};

export const Trier: Story = {
  name: 'Trier',
  args: {
    defaultDisplayOptions: { sortBy: 'none', shouldGroupByUnite: false, shouldGroupByCategorie: false },
  },
  play: async ({ canvas }) => {
    const trier = async (option: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /Trier par/ }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    const [sol4, man2, the1, sol1, debout] = NOMS;
    await trier('Numéro de risque');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual([sol1, sol4, man2, the1, debout]));
    await trier('Niveau de risque');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual([man2, sol4, the1, sol1, debout]));
    await trier('Aucun tri');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual(NOMS));
  },
};

export const Rechercher: Story = {
  name: 'Rechercher',
  play: async ({ canvas }) => {
    await rechercher(canvas, 'ETE');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual([NOMS[2]]));
    await expect(titres(canvas)).toEqual(['Fournil', 'Ambiances thermiques']);
    await expect(canvas.getAllByText('1 risque trouvé')).toHaveLength(2);
    await rechercher(canvas, 'sol-01');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual([NOMS[3]]));
    await rechercher(canvas, 'escalier');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual([NOMS[1]]));
    await rechercher(canvas, 'sans gravite');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual([NOMS[0]]));
    // The four texts that the field names, unlike the steps: no unit, no category.
    for (const absent of ['VENTE', 'ambiance', 'zzz']) {
      await rechercher(canvas, 'sans gravite');
      await waitFor(() => expect(nomsAffiches(canvas)).toEqual([NOMS[0]]));
      await rechercher(canvas, absent);
      await expect(await canvas.findByText('Aucun risque ne correspond à votre recherche.')).toBeVisible();
      await expect(canvas.queryByRole('listitem')).toBeNull();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher tous les risques' }));
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual(NOMS));
  },
};

/** By level, by unit and by family, all at once, as in the steps. */
export const Filtrer: Story = {
  name: 'Filtrer',
  play: async ({ canvas }) => {
    const choisir = async (champ: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole('button', { name: champ }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    await choisir(/Afficher/, 'Sans action préventive');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual(NOMS.slice(2)));
    await userEvent.click(canvas.getByRole('button', { name: 'Plus de filtres' }));
    await choisir(/Unité/, 'Vente');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual(NOMS.slice(3)));
    await choisir(/Famille/, 'Chutes de plain-pied');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual([NOMS[3]]));
    await expect(canvas.getAllByText('1 risque trouvé')).toHaveLength(2);
    await choisir(/Famille/, 'Ambiances thermiques et brûlures');
    await userEvent.click(await canvas.findByRole('button', { name: 'Afficher tous les risques' }));
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual(NOMS));
  },
};

/** The address keeps it: the search comes from outside, and another one is told. */
export const RechercheDUneAdresse: Story = {
  name: "Recherche d'une adresse",
  args: {
    recherche: { ...NO_RECHERCHE, filtre: 'sans-action', unite: 'vente' },
    onRechercheChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(nomsAffiches(canvas)).toEqual(NOMS.slice(3));
    await expect(canvas.getByRole('button', { name: /Unité/ })).toHaveTextContent('Vente');
    await rechercher(canvas, 'chute');
    await expect(args.onRechercheChange).toHaveBeenLastCalledWith({
      ...NO_RECHERCHE,
      filtre: 'sans-action',
      unite: 'vente',
      recherche: 'chute',
    });
    // It stands as it is told.
    await expect(nomsAffiches(canvas)).toEqual(NOMS.slice(3));
  },
};

export const ActionsDuRisque: Story = {
  name: 'Actions du risque',
  play: async ({ canvas }) => {
    const bouton = canvas.getByRole('button', { name: '2 actions préventives' });
    await userEvent.click(bouton);
    const dialogue = await screen.findByRole('dialog', { name: 'Actions préventives' });
    await expect(dialogue).toHaveTextContent('Glissade sur un sol humide ou fariné');
    await expect(within(dialogue).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(dialogue).getByText('Nettoyer le sol après chaque fournée')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bouton).toHaveFocus());
    // Nothing to open where there is none.
    await expect(canvas.getAllByRole('button', { name: /^\d+ actions? préventives?$/ })).toHaveLength(2);
    await expect(canvas.getAllByText('Aucune action préventive pour ce risque.')).toHaveLength(3);
  },
};

/** Somebody else deletes them while they are read. */
export const ActionsSupprimees: Story = {
  name: 'Actions supprimées',
  render: ({ unites }) => {
    const [placed] = placeRisques(unites, DEFAULT_DISPLAY_OPTIONS);
    return <RisqueActionsDialog placed={placed && { ...placed, actions: [] }} onClose={fn()} />;
  },
  play: async () => {
    const dialogue = await screen.findByRole('dialog', { name: 'Actions préventives' });
    await expect(within(dialogue).getByText('Aucune action préventive pour ce risque.')).toBeVisible();
  },
};

export const Demo: Story = {
  name: 'Démonstration',
  args: { isDemo: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('La vue interactive est réservée à la version complète.')).toBeVisible();
    await expect(canvas.getByText(/les textes de vos risques sont brouillés/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choisir une formule' })).toHaveAttribute(
      'href',
      '#formules',
    );
    // Not hidden only: the words are not in the page.
    await expect(canvasElement).not.toHaveTextContent(/Glissade|farine|Deux glissades/i);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    const commandes = [...canvasElement.querySelectorAll('button')];
    await expect(commandes).not.toHaveLength(0);
    await expect(commandes.every((commande) => commande.closest('[inert]') !== null)).toBe(true);
    // Of thousands, as many as an invitation covers.
    await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  },
};

/** Nothing to hide: the invitation alone. */
export const DemoVide: Story = {
  name: 'Démonstration vide',
  args: { isDemo: true, unites: [anUnite('vide')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La vue interactive est réservée à la version complète.')).toBeVisible();
    await expect(canvas.queryByRole('listitem', { hidden: true })).toBeNull();
  },
};

export const Clavier: Story = {
  name: 'Clavier',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher un risque' })).toHaveFocus();
    await userEvent.keyboard('chaleur');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual([NOMS[2]]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(nomsAffiches(canvas)).toEqual(NOMS));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Afficher/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Plus de filtres' })).toHaveFocus();
    await userEvent.tab();
    const tri = canvas.getByRole('button', { name: /Trier par/ });
    await expect(tri).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Aucun tri' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(tri).toHaveTextContent('Niveau de risque');
    // The focus comes back in the frame after the list has gone.
    await waitFor(() => expect(tri).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(titres(canvas)).toEqual([]);
    await userEvent.tab();
    const actions = canvas.getByRole('button', { name: '1 action préventive' });
    await expect(actions).toHaveFocus();
    await expect(actions).toHaveAccessibleDescription(NOMS[1] ?? '');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Actions préventives' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(actions).toHaveFocus());
  },
};

export const SansRisque: Story = {
  name: 'Sans risque',
  args: { unites: [anUnite('vide')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Aucun risque n'a encore été saisi.")).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** In one's own document there is a way to where they are chosen. */
export const SansRisqueAvecLien: Story = {
  name: 'Sans risque, avec lien',
  args: { unites: [anUnite('vide')], risqueLinks: { ...LINKS, saisieHref: '#etape-4' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choisir les risques' })).toHaveAttribute(
      'href',
      '#etape-4',
    );
  },
};

// Only a row reads the band of a risk.
const { counter, watch } = countReads<Risque>('niveauDeRisqueStatus');
const DEUX_MILLE = manyUnites(2000).map((unite) => ({ ...unite, risques: unite.risques.map(watch) }));
const MAX_NODES = 1500;
const countNodes = () => document.querySelectorAll('*').length;
/** Two frames: what was put off until after the first is drawn by the second. */
const settle = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

export const DeuxMille: Story = {
  name: 'Deux mille',
  args: { unites: DEUX_MILLE },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Risque numéro 1');
    await waitForRowsBeyond(canvasElement);
    await expect(canvas.getByText(/^2\s000 risques$/)).toBeVisible();
    await expect(countNodes()).toBeLessThanOrEqual(MAX_NODES);
    // The counter counts: each row in sight was drawn.
    await expect(counter.reads).toBeGreaterThanOrEqual(canvas.getAllByRole('listitem').length);
    const champ = canvas.getByRole('searchbox');
    await userEvent.click(champ);
    const taper = async (key: string, found: RegExp) => {
      counter.reads = 0;
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByText(found, { selector: 'p' })).toBeVisible());
      // What the list still draws after its first answer counts too.
      await waitForRowsBeyond(canvasElement);
      await settle();
      return counter.reads;
    };
    // Keys that leave every risk redraw none of them.
    for (const key of ['n', 'u', ' ']) await expect(await taper(key, /^2\s000 risques trouvés$/)).toBe(0);
    // 7, 70 to 79 and 700 to 799 begin with a 7; « Atelier 7 » is where 200 others stand.
    const drawn = await taper('7', /^111 risques trouvés$/);
    await expect(drawn).toBeGreaterThan(0);
    await expect(drawn).toBeLessThanOrEqual(canvas.getAllByRole('listitem').length);
    await expect(canvas.getByText('Risque numéro 7')).toBeVisible();
    await expect(countNodes()).toBeLessThanOrEqual(MAX_NODES);
  },
};

/** On paper all rows stand there; e2e/visual/printing.visual.ts prints 2,000 of them. */
export const Imprimes: Story = {
  name: 'Imprimés',
  args: { unites: manyUnites(500) },
  // So many whole rows are too many for axe; the same row is checked in the other stories.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('li');
    await canvas.findByText('Risque numéro 1');
    await expect(rows().length).toBeLessThan(60);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(rows()).toHaveLength(500);
    await expect(rows()[499]).toHaveTextContent('Risque numéro 500');
    // The limit of the story above can be missed: nothing is left out here.
    await expect(countNodes()).toBeGreaterThan(5 * MAX_NODES);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows().length).toBeLessThan(60));
  },
};

const HOSTILES = [
  anUnite('longue', {
    displayName: LONG_LABEL,
    risques: [
      aRisque('l1', {
        code: LONG_WORD.slice(0, 60),
        displayName: LONG_LABEL,
        danger: LONG_WORD,
        remarques: LONG_LABEL,
      }),
    ],
    papripactActionsPreventives: [anAction('l', { idRisqueAssocie: 'l1' })],
  }),
];

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <InteractiveRisques {...args} />
      <InteractiveRisques
        {...args}
        unites={UNITES.slice(1)}
        defaultDisplayOptions={{ sortBy: 'code', shouldGroupByUnite: false, shouldGroupByCategorie: false }}
      />
      <InteractiveRisques {...args} isDemo />
      <InteractiveRisques unites={[]} />
      <div className={phone}>
        <InteractiveRisques {...args} unites={HOSTILES} />
      </div>
    </div>
  ),
};
