import { Button, Form, Text, TextField } from '@odu/ui';
import { FormikProvider, useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { useHeldSubmission } from './use-held-submission.ts';

const sent = vi.fn<(values: { name: string; captchaToken: string }) => void>();

function Check({ isPending, isProved }: { isPending: boolean; isProved: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const report = useRef(useHeldSubmission(place));
  useEffect(() => {
    if (!isPending) report.current(isProved ? 'proved' : 'without proof');
  }, [isPending, isProved]);
  return <div ref={place} />;
}

function Screen({ answer }: { answer: string }) {
  const formik = useFormik({
    initialValues: { name: '', captchaToken: '', isPending: true },
    validate: ({ name, captchaToken }) => ({
      ...(name === '' && { name: 'Ce champ est requis' }),
      ...(captchaToken === '' && { captchaToken: 'Veuillez valider la vérification anti-robot' }),
    }),
    onSubmit: ({ name, captchaToken }) => sent({ name, captchaToken }),
  });
  return (
    <FormikProvider value={formik}>
      <Form onSubmit={() => void formik.submitForm()}>
        <TextField
          label="Nom"
          name="name"
          value={formik.values.name}
          onChange={(name) => void formik.setFieldValue('name', name)}
        />
        <Check isPending={formik.values.isPending} isProved={formik.values.captchaToken !== ''} />
        <Button type="submit">Envoyer</Button>
        <Text>{formik.submitCount > 0 ? Object.values(formik.errors).join(', ') : ''}</Text>
      </Form>
      <Button
        onPress={() => void formik.setValues({ ...formik.values, captchaToken: answer, isPending: false })}
      >
        Répondre
      </Button>
    </FormikProvider>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();
const message = page.getByText('Veuillez valider la vérification anti-robot');

test('what is sent before the check has its answer is sent once with it', async () => {
  sent.mockClear();
  renderScreen(<Screen answer="preuve" />);
  await page.getByRole('textbox', { name: 'Nom' }).fill('Claire');
  await press('Envoyer');
  await press('Envoyer');
  expect(sent).not.toHaveBeenCalled();
  await press('Répondre');
  await expect.poll(() => sent.mock.calls).toEqual([[{ name: 'Claire', captchaToken: 'preuve' }]]);
});

test('a check that fails is told then, and nobody presses again for it', async () => {
  sent.mockClear();
  renderScreen(<Screen answer="" />);
  await page.getByRole('textbox', { name: 'Nom' }).fill('Claire');
  await press('Envoyer');
  await expect.element(message).not.toBeInTheDocument();
  await press('Répondre');
  await expect.element(message).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('a form that was not sent stays so, and what else is wrong does not wait', async () => {
  sent.mockClear();
  renderScreen(<Screen answer="preuve" />);
  const name = page.getByRole('textbox', { name: 'Nom' });
  await name.fill('Claire');
  await name.fill('');
  await press('Envoyer');
  await expect.element(page.getByText('Ce champ est requis', { exact: false })).toBeVisible();
  await name.fill('Claire');
  await press('Répondre');
  await expect.element(message).not.toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});
