import { Button, Text } from '@odu/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { renderScreen } from '../../test/render-screen.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { isText } from './draft-changes.ts';
import { isReloadHeld } from './hold-reload.ts';
import { useDraftForm } from './use-draft-form.ts';
import { useDraftSlot } from './use-draft-slot.ts';
import { useDraftValues } from './use-draft-values.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useNameDrafts } from './use-name-drafts.ts';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** From now on the device holds nothing more. */
const fillStorage = () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
};

function Names() {
  const { save } = useNameDrafts('d1')('nom:u1');
  return (
    <>
      <Button onPress={() => save('Fournil', 'Four')}>Écrire</Button>
      <Button onPress={() => save('', 'Four')}>Effacer</Button>
    </>
  );
}

test('a name that the device has no room for holds the page, until it is given up or its place is gone', async () => {
  const { unmount } = renderScreen(<Names />);
  await press('Écrire');
  expect(isReloadHeld()).toBe(false);
  fillStorage();
  await press('Écrire');
  expect(isReloadHeld()).toBe(true);
  await press('Effacer');
  expect(isReloadHeld()).toBe(false);
  await press('Écrire');
  expect(isReloadHeld()).toBe(true);
  unmount();
  expect(isReloadHeld()).toBe(false);
});

function TakenUp() {
  const { read } = useNameDrafts('d1')('nom:u1');
  const [taken, setTaken] = useState<object | null>(null);
  return (
    <>
      <Button onPress={() => setTaken(read())}>Reprendre</Button>
      <Text>{JSON.stringify(taken)}</Text>
    </>
  );
}

test.for<[what: string, stored: object, taken: object | null]>([
  [
    'is taken up with what it was typed on',
    { base: { nom: 'Four' }, values: { nom: 'Fournil' } },
    { text: 'Fournil', seen: 'Four' },
  ],
  ['of an older page is taken up by itself', { nom: 'Fournil' }, { text: 'Fournil' }],
  ['that is empty is none', { base: { nom: 'Four' }, values: { nom: '' } }, null],
])('a name that %s', async ([, stored, taken]) => {
  const { workspace } = renderScreen(<TakenUp />);
  workspace?.drafts.save('d1', 'nom:u1', stored);
  await press('Reprendre');
  await expect.element(page.getByText(JSON.stringify(taken), { exact: true })).toBeVisible();
});

const SAVED = { nom: 'Four', lieu: '', note: '' };
const FIELDS = { nom: isText, lieu: isText, note: isText };

function Form() {
  const slot = useDraftSlot('d1', 'essai');
  const [values, setValues] = useState(SAVED);
  useKeptDraft({ slot, fields: FIELDS }, { saved: SAVED, seen: SAVED }, values);
  return (
    <>
      <Button onPress={() => setValues({ ...values, nom: 'Pétrin', lieu: 'Cave' })}>Écrire</Button>
      <Button onPress={() => setValues(SAVED)}>Effacer</Button>
    </>
  );
}

test('another tab that types in another field of the same form loses nothing of it', async () => {
  const { workspace } = renderScreen(<Form />);
  const slot = workspace?.drafts.at('d1', 'essai');
  await press('Écrire');
  const [mine, theirs] = [{ nom: 'Pétrin', lieu: 'Cave' }, { note: 'Froid' }];
  await expect.poll(() => slot?.read()).toEqual({ base: { nom: 'Four', lieu: '' }, values: mine });
  slot?.save({ base: { note: '' }, values: theirs });
  await press('Effacer');
  await expect.poll(() => slot?.read()).toEqual({ base: { note: '' }, values: theirs });
  await press('Écrire');
  await expect
    .poll(() => slot?.read())
    .toEqual({ base: { nom: 'Four', lieu: '', note: '' }, values: { ...mine, ...theirs } });
});

test('what a form holds and the device has no room for holds the page, until it is given up', async () => {
  renderScreen(<Form />);
  fillStorage();
  await press('Écrire');
  await expect.poll(isReloadHeld).toBe(true);
  await press('Effacer');
  await expect.poll(isReloadHeld).toBe(false);
});

const ACCOUNT = { nom: '', code: '' };

function Account() {
  const slot = useDraftSlot('d1', 'essai');
  const [values, setValues] = useState(ACCOUNT);
  useKeptDraft({ slot, fields: { nom: isText } }, { saved: ACCOUNT, seen: ACCOUNT }, values);
  return <Button onPress={() => setValues({ nom: 'Claire', code: 'secret' })}>Écrire</Button>;
}

test('a field that a form does not name among those it keeps never comes to the device', async () => {
  const { workspace } = renderScreen(<Account />);
  await press('Écrire');
  await expect
    .poll(() => workspace?.drafts.read('d1', 'essai'))
    .toEqual({ base: { nom: '' }, values: { nom: 'Claire' } });
});

type Values = typeof SAVED;

const MINE = { nom: 'Pétrin', lieu: 'Cave' };

/** A dialog with Formik. */
function Dialogue() {
  const { formik, submit, forgetDraft } = useDraftForm<Values>({
    duerpId: 'd1',
    item: 'essai',
    saved: SAVED,
    fields: FIELDS,
    validate: () => ({}),
    onSubmit: () => {},
  });
  return (
    <>
      <Button onPress={() => void formik.setValues({ ...SAVED, ...MINE })}>Écrire</Button>
      <Button onPress={submit}>Enregistrer</Button>
      <Button onPress={forgetDraft}>Fermer</Button>
    </>
  );
}

test('a form that is submitted twice at once makes one edit; after that, another', async () => {
  const submitted = vi.fn<() => void>();
  function Envoi() {
    const { submit } = useDraftForm<Values>({
      duerpId: 'd1',
      item: 'essai',
      saved: SAVED,
      fields: FIELDS,
      validate: () => ({}),
      onSubmit: submitted,
    });
    const submitTwice = () => {
      submit();
      submit();
    };
    return <Button onPress={submitTwice}>Envoyer</Button>;
  }
  renderScreen(<Envoi />);
  await press('Envoyer');
  await expect.poll(() => submitted.mock.calls.length).toBe(1);
  await press('Envoyer');
  await expect.poll(() => submitted.mock.calls.length).toBe(2);
});

/** A dialog without Formik, whose answer comes when it may be closed. */
function SansFormik() {
  const slot = useDraftSlot('d1', 'essai');
  const { change, forgetDraft } = useDraftValues<Values>({ slot, fields: FIELDS }, SAVED);
  return (
    <>
      <Button onPress={() => change(MINE)}>Écrire</Button>
      <Button onPress={forgetDraft}>Enregistrer</Button>
      <Button onPress={forgetDraft}>Fermer</Button>
    </>
  );
}

const SCHEMA = z.object({ nom: z.string(), lieu: z.string(), note: z.string() });

function Page() {
  const slot = useDraftSlot('d1', 'essai');
  const { formik, submit, forgetDraft } = useSchemaForm<Values>({
    initialValues: SAVED,
    schema: SCHEMA,
    onSubmit: (_, { markSaved }) => Promise.resolve(markSaved()),
    describeFailure: () => '',
    draft: { slot, fields: FIELDS },
  });
  return (
    <>
      <Button onPress={() => void formik.setValues({ ...SAVED, ...MINE })}>Écrire</Button>
      <Button onPress={() => void submit()}>Enregistrer</Button>
      <Button onPress={forgetDraft}>Fermer</Button>
    </>
  );
}

test.for(
  [Dialogue, SansFormik, Page].flatMap((Form) =>
    ['Enregistrer', 'Fermer'].map((end) => [Form.name, end, Form] as const),
  ),
)('%s, « %s »: what another tab types in another field of it stays', async ([, end, Form]) => {
  const { workspace } = renderScreen(<Form />);
  const slot = workspace?.drafts.at('d1', 'essai');
  await press('Écrire');
  await expect.poll(() => slot?.read()).toEqual({ base: { nom: 'Four', lieu: '' }, values: MINE });
  const theirs = { base: { note: '' }, values: { note: 'Froid' } };
  slot?.save({ base: { nom: 'Four', lieu: '', ...theirs.base }, values: { ...MINE, ...theirs.values } });
  await press(end);
  await expect.poll(() => slot?.read()).toEqual(theirs);
});

test('a form that is saved or closed leaves nothing of its own on the device', async () => {
  const { workspace } = renderScreen(<Dialogue />);
  const slot = workspace?.drafts.at('d1', 'essai');
  await press('Écrire');
  await expect.poll(() => slot?.read()).not.toBeNull();
  await press('Fermer');
  await expect.poll(() => slot?.read()).toBeNull();
});

/** A form that is opened by a button, after what a test stored, and says what it holds. */
function Ouvrable({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Ouvrir</Button>
      {isOpen && children}
    </>
  );
}

const submitted = vi.fn<(values: Values, seen: Values) => void>();
const asked = vi.fn<(isKept: boolean) => void>();

/** A dialog with Formik, which wants a name. */
function Repris() {
  const { formik, submit, isDirty, isRestored, dropDraft, isKept } = useDraftForm<Values>({
    duerpId: 'd1',
    item: 'essai',
    saved: SAVED,
    fields: FIELDS,
    validate: ({ nom }) => (nom === '' ? { nom: 'Nom manquant' } : {}),
    onSubmit: submitted,
  });
  const write = (patch: Partial<Values>) => void formik.setValues({ ...formik.values, ...patch });
  return (
    <>
      <Button onPress={() => write({ note: 'Froid' })}>Noter</Button>
      <Button onPress={() => write({ nom: '' })}>Effacer</Button>
      <Button onPress={submit}>Enregistrer</Button>
      <Button onPress={dropDraft}>Revenir</Button>
      <Button onPress={() => asked(isKept())}>Demander</Button>
      <Text>{JSON.stringify({ ...formik.values, isDirty, isRestored })}</Text>
      <Text>{formik.touched.nom === true ? formik.errors.nom : ''}</Text>
    </>
  );
}

function ReprisSansFormik() {
  const slot = useDraftSlot('d1', 'essai');
  const draft = { slot, fields: FIELDS };
  const { values, change, isRestored, dropDraft } = useDraftValues<Values>(draft, SAVED);
  return (
    <>
      <Button onPress={() => change({ note: 'Froid' })}>Noter</Button>
      <Button onPress={() => change(SAVED)}>Effacer</Button>
      <Button onPress={dropDraft}>Revenir</Button>
      <Text>{JSON.stringify({ ...values, isRestored })}</Text>
    </>
  );
}

/** What a form says that it holds. */
const find = (held: object) => page.getByText(JSON.stringify(held), { exact: true });

/** Opens a form of which a name is left that was typed on another one than the document has by now. */
const takeUp = async (Form: () => ReactNode) => {
  submitted.mockClear();
  const { workspace } = renderScreen(
    <Ouvrable>
      <Form />
    </Ouvrable>,
  );
  const slot = workspace?.drafts.at('d1', 'essai');
  slot?.save({ base: { nom: 'Pain' }, values: { nom: 'Fournil' } });
  await press('Ouvrir');
  return slot;
};

test('a dialog takes up what was typed, and sends it with what each field said then', async () => {
  const slot = await takeUp(Repris);
  const held = { nom: 'Fournil', lieu: '', isDirty: true, isRestored: true };
  await expect.element(find({ ...SAVED, ...held })).toBeVisible();
  await press('Noter');
  await expect
    .poll(() => slot?.read())
    .toEqual({ base: { nom: 'Pain', note: '' }, values: { nom: 'Fournil', note: 'Froid' } });
  await press('Enregistrer');
  await expect
    .poll(() => submitted.mock.calls)
    .toEqual([
      [
        { nom: 'Fournil', lieu: '', note: 'Froid' },
        { ...SAVED, nom: 'Pain' },
      ],
    ]);
  expect(slot?.read()).toBeNull();
});

test('a dialog that goes back to what is saved holds nothing of the draft, and what it said then neither', async () => {
  const slot = await takeUp(Repris);
  await press('Revenir');
  await expect.element(find({ ...SAVED, isDirty: false, isRestored: false })).toBeVisible();
  await expect.poll(() => slot?.read()).toBeNull();
  await press('Noter');
  await press('Enregistrer');
  await expect.poll(() => submitted.mock.calls).toEqual([[{ ...SAVED, note: 'Froid' }, SAVED]]);
});

test('a dialog that is not complete says so, sends nothing, and keeps what is typed', async () => {
  const slot = await takeUp(Repris);
  await press('Noter');
  await press('Effacer');
  await press('Enregistrer');
  await expect.element(page.getByText('Nom manquant')).toBeVisible();
  expect(submitted).not.toHaveBeenCalled();
  expect(slot?.read()).toMatchObject({ values: { nom: '', note: 'Froid' } });
});

test('a dialog tells whether the device holds what is typed: not where it is full', async () => {
  await takeUp(Repris);
  await press('Demander');
  expect(asked).toHaveBeenLastCalledWith(true);
  fillStorage();
  await press('Noter');
  await press('Demander');
  expect(asked).toHaveBeenLastCalledWith(false);
});

test('a form without Formik takes up what was typed, adds to it, and goes back to what is saved', async () => {
  const slot = await takeUp(ReprisSansFormik);
  await expect.element(find({ ...SAVED, nom: 'Fournil', isRestored: true })).toBeVisible();
  await press('Noter');
  await expect.element(find({ nom: 'Fournil', lieu: '', note: 'Froid', isRestored: true })).toBeVisible();
  await expect.poll(() => slot?.read()).toMatchObject({ values: { nom: 'Fournil', note: 'Froid' } });
  await press('Revenir');
  await expect.element(find({ ...SAVED, isRestored: false })).toBeVisible();
  await expect.poll(() => slot?.read()).toBeNull();
  await press('Noter');
  await expect.element(find({ ...SAVED, note: 'Froid', isRestored: false })).toBeVisible();
});

test('a draft that is typed back to what is saved is not said to be taken up', async () => {
  await takeUp(ReprisSansFormik);
  await press('Effacer');
  await expect.element(find({ ...SAVED, isRestored: false })).toBeVisible();
});
