import type { EntreeDeSuivi } from '@odu/api-contract';
import { controleDeConformite, PHRASE_DE_L_AVIS, PHRASE_DU_SPST, phraseDuCse, toParisDay } from '@odu/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ACCOUNT, ENTREPRISE, makeVersion, PDF } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { findToast } from '../../../test/find-toast.ts';
import { listDownloads } from '../../../test/list-downloads.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { DetailSuivi } from './DetailSuivi.tsx';

const ADD = 'POST /api/duerp/{duerpDocumentId}/versions/{versionId}/suivi';
const SEND = 'POST /api/duerp/{duerpDocumentId}/versions/{versionId}/envoi-spst';
const VERSION = { ...makeVersion(), isCovered_Derivated: true };
const DUERP = makeDuerp([makeUnite('u1')], { versions: [VERSION] });

const entree = (fields: Partial<EntreeDeSuivi> = {}): EntreeDeSuivi => ({
  id: 'e1',
  versionId: VERSION.id,
  type: 'SPST',
  date: '2026-11-22',
  destinataire: 'SPST du Rhône',
  moyen: 'portail',
  corrige: null,
  createdAt: '2026-11-22T09:00:00.000Z',
  auteur: 'camille@exemple.fr',
  ...fields,
});

const open = (handlers: FakeHandlers = {}, duerp = DUERP) => {
  const kept: EntreeDeSuivi[] = [];
  const sent: unknown[] = [];
  const keep = ({ body }: { body?: unknown }) => {
    sent.push(body);
    const made = entree({ id: `e${sent.length}` });
    kept.unshift(made);
    return { status: 201, body: made };
  };
  const today = new Date().toISOString();
  const { unmount, callsTo } = renderScreen(
    <DetailSuivi duerp={duerp} versions={[VERSION]} today={today} />,
    {
      path: '/duerps/d1',
      handlers: {
        'GET /api/duerp/{id}/suivi': () => ({ body: [...kept] }),
        'GET /api/myaccount/info': () => ({ status: 404 }),
        [ADD]: keep,
        [SEND]: keep,
        ...handlers,
      },
    },
  );
  return { sent, kept, unmount, callsTo };
};
const listDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('odu.draft'));
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (name: RegExp, text: string) => page.getByRole('textbox', { name }).fill(text);

test('a transmission is written down, and « Non transmis au SPST » goes', async () => {
  const { sent } = open();
  await expect.element(page.getByText('Non transmis au SPST')).toBeVisible();
  await press('Noter la transmission');
  await press('Enregistrer');
  // Nothing is sent while a field lacks.
  await expect.element(page.getByText('Ce champ est requis').first()).toBeVisible();
  expect(sent).toEqual([]);
  await fill(/^Destinataire/, ' SPST du Rhône ');
  await fill(/^Moyen/, 'portail');
  await press('Enregistrer');
  await expect.element(page.getByText(/^Transmis le .* à SPST du Rhône/)).toBeVisible();
  await expect.element(page.getByText('Non transmis au SPST')).not.toBeInTheDocument();
  expect(listDrafts()).toEqual([]);
  expect(sent).toEqual([
    {
      type: 'SPST',
      date: toParisDay(new Date().toISOString()),
      destinataire: 'SPST du Rhône',
      moyen: 'portail',
      corrige: null,
    },
  ]);
});

test('the day that an entry begins with is today in Paris, where it has begun before the one in London ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { sent } = open();
  await press('Noter la transmission');
  await fill(/^Destinataire/, 'SPST du Rhône');
  await fill(/^Moyen/, 'portail');
  await press('Enregistrer');
  await expect.poll(() => sent).toMatchObject([{ type: 'SPST', date: '2026-12-01' }]);
});

const day = (part: string) => page.getByRole('spinbutton', { name: new RegExp(`^${part}`) });

test('the day and the opinion that are chosen are kept until they are saved', async () => {
  const { unmount } = open();
  await press('Noter la consultation');
  await page.getByText('Défavorable', { exact: true }).click();
  await day('année').click();
  await userEvent.keyboard('2025');
  await expect.element(day('année')).toHaveTextContent('2025');
  unmount();
  open();
  await press('Noter la consultation');
  await expect.element(day('année')).toHaveTextContent('2025');
  await expect.element(page.getByRole('radio', { name: 'Défavorable' })).toBeChecked();
});

test.for([
  ['Noter la transmission', [/^Destinataire/, /^Moyen/]],
  ['Noter la consultation', [/^Extrait du procès-verbal/]],
  ["Établir l'avis d'accès", [/^Où le document se consulte/, /^Comment le consulter/]],
  ['Envoyer par email', [/^Destinataire/, /^Adresse email du service/, /^Message/]],
] as const)('what is typed in « %s » is kept, each field of it, until it is sent', async ([name, fields]) => {
  const { unmount } = open();
  await press(name);
  for (const field of fields) await fill(field, `Texte de ${field}`);
  unmount();
  open();
  await press(name);
  for (const field of fields)
    await expect.element(page.getByRole('textbox', { name: field })).toHaveValue(`Texte de ${field}`);
});

test('what is typed in the correction of an entry is not offered for another one', async () => {
  const [first, second] = [entree({ id: 'e1', moyen: 'portail' }), entree({ id: 'e2', moyen: 'email' })];
  const show = (shown: EntreeDeSuivi) => open({ 'GET /api/duerp/{id}/suivi': () => ({ body: [shown] }) });
  const { unmount } = show(first);
  await press('Corriger\u00A0: Transmission au SPST');
  await fill(/^Moyen/, 'remise en main propre');
  unmount();
  const { unmount: leave } = show(second);
  await press('Corriger\u00A0: Transmission au SPST');
  await expect.element(page.getByRole('textbox', { name: /^Moyen/ })).toHaveValue('email');
  leave();
  show(first);
  await press('Corriger\u00A0: Transmission au SPST');
  await expect.element(page.getByRole('textbox', { name: /^Moyen/ })).toHaveValue('remise en main propre');
});

test('a correction begins with what was written, and says which entry it replaces', async () => {
  const { sent } = open({ 'GET /api/duerp/{id}/suivi': () => ({ body: [entree()] }) });
  await press('Corriger\u00A0: Transmission au SPST');
  await expect.element(page.getByRole('textbox', { name: /^Destinataire/ })).toHaveValue('SPST du Rhône');
  await expect.element(page.getByRole('textbox', { name: /^Moyen/ })).toHaveValue('portail');
  await expect.element(day('jour')).toHaveTextContent('22');
  await fill(/^Moyen/, 'email');
  await press('Enregistrer');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([
    { type: 'SPST', date: '2026-11-22', destinataire: 'SPST du Rhône', moyen: 'email', corrige: 'e1' },
  ]);
});

test('an e-mail leaves only after the question, and what is typed outlives a refusal', async () => {
  let isRefused = true;
  const calls: unknown[] = [];
  open({
    [SEND]: ({ body }) => {
      calls.push(body);
      return isRefused
        ? { status: 429, body: { message: 'Trop de tentatives. Réessayez dans 3 minutes.' } }
        : { status: 201, body: entree() };
    },
  });
  await press('Envoyer par email');
  await fill(/^Destinataire/, 'SPST du Rhône');
  await fill(/^Adresse email du service/, 'nulle part');
  await press('Continuer');
  // The refusal takes the focus, and leads to its field.
  await expect.element(page.getByRole('region', { name: '1 champ est à corriger' })).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Veuillez entrer une adresse email valide' }))
    .toBeVisible();
  await fill(/^Adresse email du service/, 'contact@spst.exemple.fr');
  // A hurried double press answers nothing: the question stands elsewhere, and stays.
  await page.getByRole('button', { name: 'Continuer', exact: true }).dblClick();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveFocus();
  await expect.element(question).toHaveAccessibleDescription(/contact@spst\.exemple\.fr/);
  expect(calls).toEqual([]);
  await press('Envoyer');
  await expect.element(page.getByText(/Trop de tentatives/)).toBeVisible();
  isRefused = false;
  await press('Continuer');
  await press('Envoyer');
  await expect
    .element(findToast('success', "La version part par email, avec une copie à l'adresse du compte."))
    .toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toHaveLength(2);
  expect(listDrafts()).toEqual([]);
});

test('an e-mail that fails once its form was closed is told, and what was typed is there again', async () => {
  const answer = Promise.withResolvers<{ status: number }>();
  open({ [SEND]: () => answer.promise });
  await press('Envoyer par email');
  await fill(/^Destinataire/, 'SPST du Rhône');
  await fill(/^Adresse email du service/, 'contact@spst.exemple.fr');
  await press('Continuer');
  await press('Envoyer');
  await expect.element(page.getByRole('button', { name: 'Envoi en cours…' })).toBeVisible();
  await press('Retour');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  answer.resolve({ status: 503 });
  await expect
    .element(findToast('error', /^L'envoi de la version au SPST n'a pas été confirmé \(503\)/))
    .toBeVisible();
  await press('Envoyer par email');
  await expect.element(page.getByRole('textbox', { name: /^Destinataire/ })).toHaveValue('SPST du Rhône');
});

test('an entry that fails once its form was closed is told; one whose form is open is told there alone', async () => {
  const late = Promise.withResolvers<{ status: number }>();
  let answer: Promise<{ status: number }> = Promise.resolve({ status: 500 });
  const { callsTo } = open({ [ADD]: () => answer });
  const toast = findToast('error', /^L'enregistrement dans le suivi n'a pas été confirmé \(500\)/);
  await press('Noter la transmission');
  await fill(/^Destinataire/, 'SPST du Rhône');
  await fill(/^Moyen/, 'portail');
  await press('Enregistrer');
  await expect.element(page.getByRole('dialog').getByText(/^\(500\)/)).toBeVisible();
  await expect.element(toast).not.toBeInTheDocument();
  answer = late.promise;
  await press('Enregistrer');
  await expect.poll(() => callsTo(ADD).length).toBe(2);
  await press('Retour');
  late.resolve({ status: 500 });
  await expect.element(toast).toBeVisible();
});

test.for([
  ['Noter la transmission', PHRASE_DU_SPST, 12],
  ['Noter la consultation', phraseDuCse('liste'), 12],
  ['Noter la consultation', phraseDuCse('programme'), 60],
  ["Établir l'avis d'accès", PHRASE_DE_L_AVIS, 12],
] as const)('« %s » stands on its own sentence of law: %o', async ([button, { texte }, nombreEmployes]) => {
  const data = { ...DUERP.data, entreprise: { ...ENTREPRISE, nombreEmployes } };
  open({}, { ...DUERP, data });
  await press(button);
  await expect.poll(() => page.getByRole('dialog').query()?.textContent).toContain(texte);
});

test('a correction says that it replaces what was written; a first entry does not', async () => {
  const replaces = page.getByText(/^Cette inscription remplace la précédente/);
  open({ 'GET /api/duerp/{id}/suivi': () => ({ body: [entree()] }) });
  await press('Corriger\u00A0: Transmission au SPST');
  await expect.element(replaces).toBeVisible();
  await press('Retour');
  await press('Noter la consultation');
  await expect.element(page.getByText(/Elle se corrige par une nouvelle/)).toBeVisible();
  expect(replaces.query()).toBeNull();
});

test('the question of an e-mail names who gets the copy', async () => {
  open({ 'GET /api/myaccount/info': () => ({ body: ACCOUNT }) });
  await press('Envoyer par email');
  await fill(/^Destinataire/, 'SPST du Rhône');
  await fill(/^Adresse email du service/, 'contact@spst.exemple.fr');
  await press('Continuer');
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleDescription(/claire@boulangerie\.example/);
});

test('an e-mail can be corrected before it leaves: back from the question, what was typed is there', async () => {
  const { sent } = open();
  await press('Envoyer par email');
  await fill(/^Destinataire/, 'SPST du Rhône');
  await fill(/^Adresse email du service/, 'contact@spst.exemple');
  await press('Continuer');
  await expect.element(page.getByRole('button', { name: 'Envoyer', exact: true })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retour' }).click();
  const address = page.getByRole('textbox', { name: /^Adresse email du service/ });
  await expect.element(address).toHaveValue('contact@spst.exemple');
  await expect.element(page.getByRole('textbox', { name: /^Destinataire/ })).toHaveValue('SPST du Rhône');
  await address.fill('contact@spst.exemple.fr');
  await expect.element(address).toHaveValue('contact@spst.exemple.fr');
  expect(sent).toEqual([]);
});

describe('the access notice', () => {
  const DOWNLOAD = 'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/suivi/{entreeId}/avis';
  const AVIS = entree({ id: 'e7', type: 'AVIS_D_ACCES', lieu: "À l'accueil" });
  const openAvis = (download: NonNullable<FakeHandlers[typeof DOWNLOAD]>) =>
    open({ 'GET /api/duerp/{id}/suivi': () => ({ body: [AVIS] }), [DOWNLOAD]: download });

  test('is asked for by its version and its entry, and given to the browser under its name', async () => {
    const names = listDownloads();
    const { callsTo } = openAvis(() => ({ body: PDF }));
    await press("Télécharger l'avis à afficher");
    await expect.poll(() => names).toEqual(['avis-acces-duerp.pdf']);
    expect(callsTo(DOWNLOAD).map(({ params }) => params)).toEqual([['d1', 'v1', 'e7']]);
  });

  test('that cannot be had is told', async () => {
    openAvis(() => ({ status: 404, problem: { message: 'Avis introuvable.' } }));
    await press("Télécharger l'avis à afficher");
    await expect
      .element(findToast('error', /Erreur lors du téléchargement de l'avis Erreur.: Avis introuvable/))
      .toBeVisible();
  });
});

test('an e-mail whose answer was lost is the same one when it is pressed again', async () => {
  const keys: (string | null)[] = [];
  open({
    [SEND]: ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return keys.length === 1 ? 'no network' : { status: 201, body: entree() };
    },
  });
  await press('Envoyer par email');
  await fill(/^Destinataire/, 'SPST du Rhône');
  await fill(/^Adresse email du service/, 'contact@spst.exemple.fr');
  await press('Continuer');
  await press('Envoyer');
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await press('Continuer');
  await press('Envoyer');
  await expect
    .element(findToast('success', "La version part par email, avec une copie à l'adresse du compte."))
    .toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('an entry of which the answer was lost is shown, for the server may have written it down', async () => {
  const written: EntreeDeSuivi[] = [];
  open({
    'GET /api/duerp/{id}/suivi': () => ({ body: [...written] }),
    [ADD]: () => {
      written.push(entree());
      return 'no network';
    },
  });
  await press('Noter la transmission');
  await fill(/^Destinataire/, 'SPST du Rhône');
  await fill(/^Moyen/, 'portail');
  await press('Enregistrer');
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect.element(page.getByText(/^Transmis le .* à SPST du Rhône/)).toBeVisible();
});

test('a follow-up that cannot be read says so in its own place, and is tried again', async () => {
  let isUp = false;
  open({ 'GET /api/duerp/{id}/suivi': () => (isUp ? { body: [entree()] } : { status: 404 }) });
  await expect.element(page.getByText("Le suivi des versions n'a pas pu être chargé.")).toBeVisible();
  isUp = true;
  await press('Réessayer');
  await expect.element(page.getByText(/^Transmis le/)).toBeVisible();
});

test.for([
  [
    'SPST',
    'Noter la transmission',
    async () => {
      await fill(/^Destinataire/, 'SPST du Rhône');
      await fill(/^Moyen/, 'portail');
    },
  ],
  ['CSE', 'Noter la consultation', () => page.getByText('Sans avis', { exact: true }).click()],
  ['CSE', 'Noter la consultation', () => page.getByText(/procès-verbal de carence$/).click()],
  ['CSE', 'Noter la consultation', () => page.getByText(/onze salariés non atteint/).click()],
  ['AVIS_D_ACCES', "Établir l'avis d'accès", () => fill(/^Où le document se consulte/, "À l'accueil")],
] as const)(
  'the point %s of the conformity check, which leads here, ends with what is written down',
  async ([type, button, fillIn]) => {
    // Of twelve employees: from fifty, a meeting without an opinion is not yet a consultation (L2312-16).
    const duerp = { ...DUERP, data: { ...DUERP.data, entreprise: ENTREPRISE } };
    const kept: EntreeDeSuivi[] = [];
    const readStatut = () =>
      controleDeConformite(duerp.data, duerp.versions, kept, new Date().toISOString()).find(
        ({ code }) => code === type,
      )?.statut;
    expect(readStatut()).toBe(type === 'CSE' ? 'à vérifier' : 'à compléter');
    open(
      {
        [ADD]: ({ body }) => {
          const made = entree(body as Partial<EntreeDeSuivi>);
          kept.push(made);
          return { status: 201, body: made };
        },
      },
      duerp,
    );
    await press(button);
    await fillIn();
    await press('Enregistrer');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(readStatut()).toBe('renseigné');
  },
);

describe('an answer that comes late', () => {
  const makeLate = () => {
    let give = () => {};
    const given = new Promise<void>((resolve) => {
      give = resolve;
    });
    return { give, answer: () => given.then(() => ({ status: 201, body: entree() })) };
  };
  const typeConsultation = () => fill(/^Extrait du procès-verbal/, 'Réunion du 3');
  const whenDrawn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const expectOpen = async (calls: () => unknown[]) => {
    await expect.poll(() => calls().length).toBe(2);
    await whenDrawn();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  };

  test('to an entry closes no other one', async () => {
    const late = makeLate();
    const { callsTo } = open({ [ADD]: late.answer });
    await press('Noter la transmission');
    await fill(/^Destinataire/, 'SPST du Rhône');
    await fill(/^Moyen/, 'portail');
    await press('Enregistrer');
    await press('Retour');
    await press('Noter la consultation');
    await typeConsultation();
    late.give();
    await expectOpen(() => callsTo('GET /api/duerp/{id}/suivi'));
  });

  test('to an e-mail closes no other dialog', async () => {
    const late = makeLate();
    const { callsTo } = open({ [SEND]: late.answer });
    await press('Envoyer par email');
    await fill(/^Destinataire/, 'SPST du Rhône');
    await fill(/^Adresse email du service/, 'contact@spst.exemple.fr');
    await press('Continuer');
    await press('Envoyer');
    await press('Retour');
    await press('Noter la consultation');
    await typeConsultation();
    late.give();
    await expect.element(findToast('success', /La version part par email/)).toBeVisible();
    await expectOpen(() => callsTo('GET /api/duerp/{id}/suivi'));
  });
});
