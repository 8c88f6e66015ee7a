import type { SandboxCard } from '../../db/schema/sandbox.ts';
import { escapeHtml } from '../../http/pages/escape-html.ts';

/** The test cards as the pages name them; their numbers are those that payment providers keep for tests. */
export const TEST_CARDS = {
  accepted: 'Carte acceptée (4242 4242 4242 4242)',
  refusedAtRenewal: "Carte acceptée aujourd'hui, puis refusée au renouvellement (4000 0000 0000 0341)",
  refused: 'Carte refusée (4000 0000 0000 0002)',
} as const satisfies Record<SandboxCard, string>;

const CARDS = Object.keys(TEST_CARDS) as SandboxCard[];

/** The card that a form names; undefined for anything else. */
export const readCard = (value: string | null): SandboxCard | undefined =>
  CARDS.find((card) => card === value);

/** The choice of a test card, as a group of radio buttons. */
export const writeCardChoice = (chosen: SandboxCard): string => `<fieldset>
<legend>Carte de test</legend>
${CARDS.map(
  (card) =>
    `<label class="choice"><input type="radio" name="card" value="${card}"${card === chosen ? ' checked' : ''} /> <span>${escapeHtml(TEST_CARDS[card])}</span></label>`,
).join('\n')}
</fieldset>`;

/** Says that nothing here is real. */
export const TEST_NOTICE = `<p class="notice">Phase de test&nbsp;: aucun argent n'est prélevé, et aucune vraie carte n'est demandée.</p>`;

/** What went wrong, on top of the page of a form. */
export const writeAlert = (sentence: string | undefined): string =>
  sentence === undefined ? '' : `<p class="alert" role="alert">${escapeHtml(sentence)}</p>`;
