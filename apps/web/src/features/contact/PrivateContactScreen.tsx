import { contactFormSchema, NBSP } from '@odu/domain';
import { Button, Heading, Page, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { COMPTE_SCOPE } from '../../drafts/draft-store.ts';
import { useDraftSlot } from '../../drafts/use-draft-slot.ts';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import type { SubmittedForm } from '../../forms/use-schema-form.ts';
import { accountInfoQuery } from '../../queries/account/account.ts';
import { useSendContact } from '../../queries/account/contact.ts';
import { CONTACT_SUBJECTS, readContactSubject } from '../../routing/contact-subjects.ts';
import { notify } from '../../toast/notify.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { ContactFields } from './ContactFields.tsx';
import { ContactIntro } from './ContactIntro.tsx';
import { CONTACT_DRAFT_FIELDS, CONTACT_ITEM } from './contact-draft.ts';
import { CONTACT_SENT } from './contact-sent.ts';

/** The contact form of a signed-in user; a subject stands at the head of its message. */
export function PrivateContactScreen({ subject: givenSubject }: { subject?: string | undefined }) {
  usePageTitle('Contactez-nous');
  const { api } = useApp();
  const { data: account, isPending } = useQuery(accountInfoQuery(api));
  const sendContact = useSendContact();
  const subject = readContactSubject(givenSubject);
  const slot = useDraftSlot(
    COMPTE_SCOPE,
    subject === undefined ? CONTACT_ITEM : `${CONTACT_ITEM}-${subject}`,
  );
  if (isPending) return <PageLoading />;
  const initialValues = {
    // A delegate is answered at his own address, which the account does not know.
    emailAddress: account === undefined || account.isDelegatedSession ? '' : account.emailAddress,
    name: '',
    phoneNumber: '',
    userMessage: subject === undefined ? '' : `Objet${NBSP}: ${CONTACT_SUBJECTS[subject]}\n\n`,
  };

  const send = async (values: typeof initialValues, form: SubmittedForm<typeof initialValues>) => {
    await sendContact(values);
    notify({ kind: 'success', message: CONTACT_SENT });
    form.clear();
  };

  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Contactez-nous</Heading>
        <ContactIntro />
        <SchemaForm
          initialValues={initialValues}
          schema={contactFormSchema}
          draft={{ slot, fields: CONTACT_DRAFT_FIELDS }}
          onSubmit={send}
        >
          {({ isSubmitting, failure }) => (
            <Stack gap="large">
              <FormFailure message={failure} />
              <ContactFields />
              <Button type="submit" isPending={isSubmitting} pendingText="Envoi en cours…" isFullWidth>
                Envoyer
              </Button>
            </Stack>
          )}
        </SchemaForm>
      </Stack>
    </Page>
  );
}
