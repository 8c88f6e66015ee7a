import { Button, Checkbox, Form, Text, TextField } from '@odu/ui';
import { keepEarlyPress, tellTakenOver } from '@odu/ui/early-press';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Says what it knows of its fields, and tells the address that it is sent with. */
function Subject({ onSend = () => {} }: { onSend?: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('Bonjour');
  const [isTicked, setIsTicked] = useState(false);
  return (
    <Form aria-label="Essai" onSubmit={() => onSend(email)}>
      <TextField label="Adresse" value={email} onChange={setEmail} />
      <TextField label="Message" value={message} onChange={setMessage} />
      <Checkbox label="D'accord" isSelected={isTicked} onChange={setIsTicked} />
      <Button type="submit">Envoyer</Button>
      <Text>{`connu : ${email}, ${message}, ${isTicked}`}</Text>
    </Form>
  );
}

/** The form as a server sends it, and what hands it to React; its complaints are those of the hydration. */
const standRendered = () => {
  const sent: string[] = [];
  const subject = <Subject onSend={(email) => sent.push(email)} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(subject);
  document.body.append(container);
  keepEarlyPress(container);
  const complaints: unknown[] = [];
  const hydrate = () => {
    const root = hydrateRoot(container, subject, {
      onRecoverableError: (error) => complaints.push(error),
    });
    onTestFinished(() => root.unmount());
  };
  onTestFinished(() => container.remove());
  return { hydrate, complaints, sent };
};

test('what was typed and ticked before React came is known to it, and nothing else changes', async () => {
  const { hydrate, complaints } = standRendered();
  await userEvent.type(page.getByRole('textbox', { name: 'Adresse' }), 'a@b.fr');
  const box = page.getByRole('checkbox').element() as HTMLInputElement;
  box.checked = true;
  hydrate();
  await expect.element(page.getByText('connu : a@b.fr, Bonjour, true')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Adresse' })).toHaveValue('a@b.fr');
  await expect.element(page.getByRole('textbox', { name: 'Adresse' })).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(page.getByText('connu : a@b.frx, Bonjour, true')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a form that nobody touched is taken over in silence', async () => {
  const { hydrate, complaints } = standRendered();
  let inputs = 0;
  const count = () => (inputs += 1);
  addEventListener('input', count);
  onTestFinished(() => removeEventListener('input', count));
  hydrate();
  await userEvent.type(page.getByRole('textbox', { name: 'Message' }), '!');
  await expect.element(page.getByText('connu : , !Bonjour, false')).toBeVisible();
  expect(inputs).toBe(1);
  expect(complaints).toEqual([]);
});

test('a form that was submitted before React came is sent once, with what was typed', async () => {
  const { hydrate, complaints, sent } = standRendered();
  await userEvent.type(page.getByRole('textbox', { name: 'Adresse' }), 'a@b.fr');
  await userEvent.click(page.getByRole('button', { name: 'Envoyer' }));
  await userEvent.click(page.getByRole('button', { name: 'Envoyer' }));
  hydrate();
  await expect.poll(() => sent).toEqual(['a@b.fr']);
  await userEvent.click(page.getByRole('button', { name: 'Envoyer' }));
  await expect.poll(() => sent).toEqual(['a@b.fr', 'a@b.fr']);
  expect(complaints).toEqual([]);
});

test('a form that is typed in since is left to its reader, who submits it again', async () => {
  const { hydrate, sent } = standRendered();
  const address = page.getByRole('textbox', { name: 'Adresse' });
  await userEvent.type(address, 'a@b{Enter}');
  await userEvent.type(address, '.fr');
  hydrate();
  await expect.element(page.getByText('connu : a@b.fr, Bonjour, false')).toBeVisible();
  // What was sent again would have been sent by a task before this one.
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual(['a@b.fr']);
});

test('what React answered before the form said that it does is not sent again', async () => {
  const form = document.createElement('form');
  form.append(Object.assign(document.createElement('button'), { textContent: 'Envoyer' }));
  document.body.append(form);
  onTestFinished(() => form.remove());
  keepEarlyPress(document.body);
  let answers = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answers += 1;
  });
  await userEvent.click(page.getByRole('button', { name: 'Envoyer' }));
  tellTakenOver(form);
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers).toBe(1);
});
