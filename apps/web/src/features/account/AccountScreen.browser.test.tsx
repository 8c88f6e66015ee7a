import type { Subscription } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, LYON, PRICES } from '../../../test/contract-data.ts';
import { findToast } from '../../../test/find-toast.ts';
import { PUBLIC_CONFIG } from '../../../test/public-config.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { open } from './open-account.test-data.tsx';

const SUBSCRIPTION: Subscription = {
  id: 's1',
  productDisplayName: 'Standard',
  recurringPriceHT: 99,
  recurringPriceTTC: 118.8,
  isActive: true,
  isAutoRenew: true,
  plannedNextBillingTime: '2027-11-20T09:00:00Z',
  plannedCancellationTime: null,
};

const verify = page.getByRole('link', { name: 'Vérifier mon adresse email' });

describe('the address', () => {
  test('that is not verified is told, with the way to it and back', async () => {
    open({ 'GET /api/myaccount/info': () => ({ body: { ...ACCOUNT, isEmailVerified: false } }) });
    await expect.element(page.getByText("Votre adresse email n'est pas encore vérifiée.")).toBeVisible();
    await expect.element(verify).toHaveAttribute('href', '/verifyemail?continueUrl=%2Fmy-account');
  });

  test('that is verified is shown without a word', async () => {
    open();
    await expect.element(page.getByText('claire@boulangerie.example')).toBeVisible();
    await expect.element(page.getByText(/pas encore vérifiée/)).not.toBeInTheDocument();
    await expect.element(verify).not.toBeInTheDocument();
  });
});

test('an account that cannot be read keeps nothing else back, and nothing is said of its address', async () => {
  open({ 'GET /api/myaccount/info': () => ({ status: 403 }) });
  await expect.element(findToast('error', /^\(403\)/)).toBeVisible();
  await expect.element(page.getByText('Aucun DUERP archivé.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Exporter mes données' })).toBeVisible();
  expect(verify.query()).toBeNull();
  expect(page.getByRole('switch').query()).toBeNull();
});

describe('the reminders', () => {
  const label = 'Recevoir un email quand un DUERP est à mettre à jour';
  const control = page.getByRole('switch', { name: label });
  const RAPPELS = 'POST /api/myaccount/update-rappels';

  test('are on, and turned off by one press, which is told', async () => {
    const { calls } = open({ [RAPPELS]: () => ({ status: 204 }) });
    await expect.element(control).toBeChecked();
    await page.getByText(label).click();
    await expect.element(findToast('success', 'Vous ne recevrez plus de rappels par email.')).toBeVisible();
    await expect.element(control).not.toBeChecked();
    expect(calls.filter(({ name }) => name === RAPPELS).map(({ body }) => body)).toEqual([
      { hasRappels: false },
    ]);
  });

  test('that are off are turned on by one press, which is told', async () => {
    const { callsTo } = open({
      'GET /api/myaccount/info': () => ({ body: { ...ACCOUNT, hasRappels: false } }),
      [RAPPELS]: () => ({ status: 204 }),
    });
    await page.getByText(label).click();
    await expect
      .element(findToast('success', 'Vous recevrez un email quand un DUERP sera à mettre à jour.'))
      .toBeVisible();
    await expect.element(control).toBeChecked();
    expect(callsTo(RAPPELS).map(({ body }) => body)).toEqual([{ hasRappels: true }]);
  });

  test('stand at once as they were pressed, before the server has answered', async () => {
    open({ [RAPPELS]: () => new Promise(() => {}) });
    await page.getByText(label).click();
    await expect.element(control).not.toBeChecked();
  });

  test('stay as they are when the server refuses', async () => {
    open({ [RAPPELS]: () => ({ status: 500, body: { message: 'Une erreur est survenue.' } }) });
    await page.getByText(label).click();
    await expect.element(findToast('error', 'Une erreur')).toBeVisible();
    await expect.element(control).toBeChecked();
  });
});

describe('the calendar', () => {
  const RENEW = 'POST /api/myaccount/calendrier/renew';
  const STOP = 'POST /api/myaccount/calendrier/stop';
  const READ = 'GET /api/myaccount/calendrier';
  const lien = (letter: string) => ({
    url: `https://odu.example/calendrier/${letter.repeat(43)}.ics`,
    createdAt: '2026-11-22T09:30:00.000Z',
  });
  const create = page.getByRole('button', { name: 'Créer le lien de mon calendrier' });
  const field = page.getByLabelText('Lien secret du calendrier', { exact: true });

  test('has no link until one is asked for, which is shown whole and can be copied', async () => {
    const { callsTo } = open({ [RENEW]: () => ({ body: lien('a') }) });
    await create.click();
    await expect.element(field).toHaveValue(lien('a').url);
    await expect.element(findToast('success', 'Le lien de votre calendrier est prêt.')).toBeVisible();
    // What was pressed is gone: the next thing to do has the focus.
    await expect.element(page.getByRole('button', { name: /^Copier.: Lien secret/ })).toHaveFocus();
    await expect
      .element(
        page.getByText(
          /Créé le 22.novembre 2026\. Qui l'a peut lire, sans se connecter, le nom de vos DUERP/,
        ),
      )
      .toBeVisible();
    expect(callsTo(RENEW).map(({ body }) => body)).toEqual([
      { idLien: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
  });

  test('takes no focus from who went on while the link was made', async () => {
    const made = Promise.withResolvers<{ body: ReturnType<typeof lien> }>();
    open({ [RENEW]: () => made.promise });
    await create.click();
    await expect.element(page.getByRole('button', { name: 'Création du lien…' })).toBeVisible();
    const elsewhere = page.getByRole('button', { name: 'Recevoir le lien par email' });
    (elsewhere.element() as HTMLElement).focus();
    made.resolve({ body: lien('a') });
    await expect.element(field).toHaveValue(lien('a').url);
    await expect.element(elsewhere).toHaveFocus();
  });

  test('takes no focus with a link that was there before', async () => {
    open({ [READ]: () => ({ body: lien('a') }) });
    await expect.element(field).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test('says how each of the usual calendars takes the link', async () => {
    open({ [READ]: () => ({ body: lien('a') }) });
    await page.getByRole('button', { name: "Comment s'abonner" }).click();
    for (const agenda of ['Google Agenda', 'Outlook', 'iPhone et iPad', 'Mac', 'Thunderbird'])
      await expect.element(page.getByText(agenda)).toBeVisible();
  });

  test('is renewed after a question, and the old link is gone from the page', async () => {
    open({ [READ]: () => ({ body: lien('a') }), [RENEW]: () => ({ body: lien('b') }) });
    await page.getByRole('button', { name: 'Renouveler le lien' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Renouveler le lien du calendrier\u202f?' });
    await expect.element(dialog).toHaveTextContent("L'ancien lien ne fonctionnera plus");
    await dialog.getByRole('button', { name: 'Renouveler le lien' }).click();
    await expect.element(field).toHaveValue(lien('b').url);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Renouveler le lien' })).toHaveFocus();
    await expect.element(findToast('success', 'Le lien de votre calendrier est prêt.')).toBeVisible();
  });

  test('is ended after a question, and the focus goes to what makes another', async () => {
    open({ [READ]: () => ({ body: lien('a') }), [STOP]: () => ({ status: 204 }) });
    await page.getByRole('button', { name: 'Arrêter', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Arrêter le calendrier\u202f?' });
    await dialog.getByRole('button', { name: 'Arrêter' }).click();
    await expect.element(create).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(create).toHaveFocus();
    await expect.element(field).not.toBeInTheDocument();
    await expect
      .element(findToast('success', 'Le lien de votre calendrier ne fonctionne plus.'))
      .toBeVisible();
  });

  test.for(['Renouveler le lien', 'Arrêter'])(
    'stays as it is when the question of « %s » is answered no, and can be asked again',
    async (name) => {
      const { calls } = open({ [READ]: () => ({ body: lien('a') }) });
      const button = page.getByRole('button', { name, exact: true });
      const dialog = page.getByRole('alertdialog', { name });
      for (const _ of [1, 2]) {
        await button.click();
        await dialog.getByRole('button', { name: 'Retour' }).click();
        await expect.element(dialog).not.toBeInTheDocument();
      }
      await expect.element(field).toHaveValue(lien('a').url);
      expect(calls.filter(({ name: call }) => call === RENEW || call === STOP)).toEqual([]);
    },
  );

  test('stays as it is when the server refuses to end it: the question waits for another try', async () => {
    const refused = { status: 500, body: { message: 'Une erreur est survenue.' } };
    open({ [READ]: () => ({ body: lien('a') }), [STOP]: () => refused });
    await page.getByRole('button', { name: 'Arrêter', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Arrêter' }).click();
    await expect.element(findToast('error', 'Une erreur')).toBeVisible();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });
});

test('a delegate sees neither the password, the address nor the money, and asks for none of it', async () => {
  const { calls } = open({
    'GET /api/myaccount/info': () => ({
      body: { ...ACCOUNT, isDelegatedSession: true, isEmailVerified: false },
    }),
  });
  await expect.element(page.getByText('Vous êtes connecté en tant que délégué.')).toBeVisible();
  await expect.element(page.getByText('Aucun DUERP archivé.')).toBeVisible();
  await expect
    .element(
      page.getByRole('heading', {
        name: /mot de passe|abonnements|profils de facturation|données|Calendrier|Rappels/,
      }),
    )
    .not.toBeInTheDocument();
  await expect.element(verify).not.toBeInTheDocument();
  expect(calls.map(({ name }) => name)).not.toContain('GET /api/myaccount/mysubscriptions');
  expect(calls.map(({ name }) => name)).not.toContain('GET /api/myaccount/calendrier');
  expect(calls.map(({ name }) => name)).not.toContain('GET /api/myaccount/mybillingprofiles');
});

test.for([
  [true, /la facturation et les paiements restent réservés/],
  [false, /Le mot de passe et l'adresse email restent réservés/],
] as const)(
  'what a delegate is told of the holder speaks of billing where there is one: %s',
  async ([hasBilling, text]) => {
    renderScreen(<AccountScreen />, {
      path: '/my-account',
      handlers: {
        'GET /api/myaccount/info': () => ({ body: { ...ACCOUNT, isDelegatedSession: true } }),
        'GET /api/myaccount/archives': () => ({ body: [] }),
      },
      config: { ...PUBLIC_CONFIG, hasBilling },
    });
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

test('the payment means of a billing profile are opened by its own button, and lead back here', async () => {
  const MANAGE = 'POST /api/payment/manage';
  const billingAddress = {
    name: 'Boulangerie Claire',
    line1: '1 rue du Four',
    line2: null,
    postalCode: '69003',
    city: 'Lyon',
    country: 'FR',
    vatNumber: null,
  } as const;
  const { callsTo } = open({
    'GET /api/myaccount/mybillingprofiles': () => ({
      body: [
        { id: 'p1', billingAddress },
        { id: 'p2', billingAddress: { ...billingAddress, name: 'Siège' } },
      ],
    }),
    [MANAGE]: () => new Promise(() => {}),
  });
  const buttonOf = (name: string) =>
    page
      .getByRole('article', { name })
      .getByRole('button', { name: /Moyens de paiement et factures|Ouverture…/ });
  await buttonOf('Siège').click();
  await expect
    .poll(() => callsTo(MANAGE).map(({ body }) => body))
    .toEqual([{ returnUrl: '/my-account', billingProfileId: 'p2' }]);
  await expect.element(buttonOf('Siège')).toHaveTextContent('Ouverture…');
  await expect.element(buttonOf('Boulangerie Claire')).not.toHaveTextContent('Ouverture…');
});

test('the payment means that come once the page was left are opened to nobody', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: { managePageUrl: string } }>();
  const { router, workspace, callsTo } = open({
    'GET /api/myaccount/mybillingprofiles': () => ({ body: [LYON] }),
    'POST /api/payment/manage': () => promise,
  });
  await page.getByRole('button', { name: 'Moyens de paiement et factures' }).click();
  await expect.poll(() => callsTo('POST /api/payment/manage')).toHaveLength(1);
  await router.navigate({ to: '/duerps' });
  resolve({ body: { managePageUrl: '#fournisseur' } });
  await expect.poll(() => workspace?.queryClient.isMutating()).toBe(0);
  expect(location.hash).toBe('');
});

test('the last sign-in of a delegate is told, with its day and its time', async () => {
  const lastDelegateSignIn = { delegateName: 'Cabinet Durand', signedInAt: '2026-11-21T13:32:00Z' };
  open({ 'GET /api/myaccount/info': () => ({ body: { ...ACCOUNT, lastDelegateSignIn } }) });
  await expect
    .element(page.getByText(/^Dernière connexion d'un délégué/))
    .toHaveTextContent(/: Cabinet Durand, le 21.novembre 2026 à 14:32\.$/);
});

test('without a sign-in of a delegate nothing is told of one', async () => {
  open();
  await expect.element(page.getByText('Aucun DUERP archivé.')).toBeVisible();
  await expect.element(page.getByText(/délégué/)).not.toBeInTheDocument();
});

test('where there is no billing there are neither subscriptions nor billing profiles, and none is asked for', async () => {
  renderScreen(<AccountScreen />, {
    path: '/my-account',
    handlers: {
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      'GET /api/myaccount/archives': () => ({ body: [] }),
      'GET /api/myaccount/calendrier': () => ({ body: { url: null, createdAt: null } }),
    },
    config: { ...PUBLIC_CONFIG, hasBilling: false },
  });
  await expect.element(page.getByText('Aucun DUERP archivé.')).toBeVisible();
  await expect.element(page.getByText('claire@boulangerie.example')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: /abonnements|facturation/ }))
    .not.toBeInTheDocument();
});

describe('the subscriptions', () => {
  test('without any, say so', async () => {
    open();
    await expect.element(page.getByText("Vous n'avez aucun abonnement pour le moment.")).toBeVisible();
  });

  test('that fail are told in their place, the rest of the page is there', async () => {
    open({ 'GET /api/myaccount/mysubscriptions': () => ({ status: 404 }) });
    await expect
      .element(page.getByText("Impossible de charger les informations d'abonnement."))
      .toBeVisible();
    await expect.element(page.getByText('Aucun DUERP archivé.')).toBeVisible();
  });

  test('that cannot be changed tell it, and stay as they are', async () => {
    open({
      'GET /api/myaccount/mysubscriptions': () => ({ body: [SUBSCRIPTION] }),
      'POST /api/payment/toggleautorenew': () => ({ status: 403 }),
    });
    const card = page.getByRole('article', { name: /^Abonnement annuel/ });
    await card.getByRole('button', { name: 'Annuler' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Confirmer|^Annuler/ })
      .click();
    await expect.element(findToast('error', /^\(403\)/)).toBeVisible();
    await page.getByRole('button', { name: 'Retour' }).click();
    await expect.element(card).toHaveTextContent(/Renouvellement automatique : activé/);
    await expect
      .element(card)
      .toHaveTextContent(/Votre abonnement annuel sera renouvelé le 20 novembre 2027\./);
    await expect.element(card.getByRole('button', { name: 'Annuler' })).toBeEnabled();
  });

  test('whose renewal is cancelled say so, also when the list cannot be read again', async () => {
    let isUp = true;
    const { callsTo } = open({
      'GET /api/myaccount/mysubscriptions': () => (isUp ? { body: [SUBSCRIPTION] } : { status: 404 }),
      'POST /api/payment/toggleautorenew': () => {
        isUp = false;
        return { status: 204 };
      },
    });
    const card = page.getByRole('article', { name: /^Abonnement annuel/ });
    await card.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect
      .element(card)
      .toHaveTextContent(
        /Votre abonnement annuel prendra fin le 20 novembre 2027 et ne sera pas renouvelé\./,
      );
    await expect.element(card).toHaveTextContent(/Renouvellement automatique : désactivé/);
    await expect.element(card.getByRole('button', { name: 'Réactiver' })).toBeEnabled();
    expect(callsTo('GET /api/myaccount/mysubscriptions')).toHaveLength(2);
  });
});

test.for([
  ['mysubscriptions', []],
  ['mybillingprofiles', []],
  ['invoices', []],
  ['archives', []],
  ['getprices', PRICES],
  ['calendrier', { url: null, createdAt: null }],
] as const)(
  'nothing can be pressed before each section has its answer, %s too: what comes later would move it under the finger',
  async ([call, body]) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { workspace } = open({ [`GET /api/myaccount/${call}`]: () => promise.then(() => ({ body })) });
    await expect.element(page.getByText(ACCOUNT.emailAddress)).toBeVisible();
    await expect.poll(() => workspace?.queryClient.isFetching()).toBe(1);
    // What has come is drawn.
    await new Promise((after) => requestAnimationFrame(() => requestAnimationFrame(after)));
    expect(page.getByRole('heading', { name: 'Archives' }).query()).toBeNull();
    resolve();
    await expect.element(page.getByRole('heading', { name: 'Archives' })).toBeVisible();
  },
);

test('each section has its heading', async () => {
  open();
  for (const name of [
    'Mes abonnements',
    'Mes profils de facturation',
    'Modifier mon mot de passe',
    'Mes données',
    'Autres demandes',
  ])
    await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Les factures déjà émises ne peuvent pas être modifiées.'))
    .toBeVisible();
});

test('other requests open the contact form, each with its subject', async () => {
  open();
  const section = page.getByRole('list').filter({ hasText: 'Supprimer mon compte' });
  for (const [name, href] of [
    ['Changer mon adresse email', '/contact-private?subject=email'],
    ['Exercer mes droits sur mes données personnelles (RGPD)', '/contact-private?subject=rgpd'],
    ['Supprimer mon compte', '/contact-private?subject=suppression'],
    ['Faire une autre demande', '/contact-private'],
  ] as const)
    await expect.element(section.getByRole('link', { name })).toHaveAttribute('href', href);
});

describe('the link for another password', () => {
  const send = () => page.getByRole('button', { name: 'Recevoir le lien par email' }).click();

  test('that is on its way says so', async () => {
    open({ 'POST /api/myaccount/sendresetpwdemail': () => new Promise(() => {}) });
    await send();
    await expect.element(page.getByRole('button', { name: 'Envoi en cours…' })).toBeVisible();
  });

  test('is told once it left', async () => {
    open({ 'POST /api/myaccount/sendresetpwdemail': () => ({ status: 204 }) });
    await send();
    await expect
      .element(
        findToast(
          'success',
          'Un email contenant le lien pour modifier votre mot de passe a été envoyé à votre adresse email.',
        ),
      )
      .toBeVisible();
  });

  test.for([
    [
      { status: 500 },
      /Une erreur est survenue lors de l'envoi de l'email\. Veuillez réessayer\.\s+\(500\) Le serveur/,
    ],
    [
      'no network',
      /Une erreur est survenue lors de l'envoi de l'email\. Veuillez réessayer\.\s+Il semble y avoir un problème/,
    ],
  ] as const)('that did not leave, for %j, is told as a failure', async ([answer, text]) => {
    open({ 'POST /api/myaccount/sendresetpwdemail': () => answer });
    await send();
    await expect.element(findToast('error', text)).toBeVisible();
  });
});
