import { publicContactFormSchema } from '@odu/domain';
import { Alert, Button, Heading, Link, Page, Stack } from '@odu/ui';
import { useState } from 'react';
import { usePublicConfig } from '../../api/use-public-config.ts';
import { LazyCaptcha } from '../../captcha/LazyCaptcha.tsx';
import { COMPTE_SCOPE, createDraftStore } from '../../drafts/draft-store.ts';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import type { SubmittedForm } from '../../forms/use-schema-form.ts';
import { useIsShown } from '../../queries/calls/use-while-shown.ts';
import { useSendPublicContact } from '../../queries/account/contact.ts';
import { useFocusWhenReplaced } from '../../routing/use-focus-when-replaced.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { notify } from '../../toast/notify.ts';
import { ContactFields } from './ContactFields.tsx';
import { ContactIntro } from './ContactIntro.tsx';
import { CONTACT_DRAFT_FIELDS, CONTACT_ITEM } from './contact-draft.ts';
import { CONTACT_SENT } from './contact-sent.ts';

const INITIAL_VALUES = { emailAddress: '', name: '', phoneNumber: '', userMessage: '', captchaToken: '' };

// A visitor has no account: what they type is the browser's, until it is sent.
const visitorDrafts = createDraftStore({ storage: localStorage, getAccountId: () => 'visiteur' });
const DRAFT = { slot: visitorDrafts.at(COMPTE_SCOPE, CONTACT_ITEM), fields: CONTACT_DRAFT_FIELDS };

/** The contact form of a visitor, replaced by a confirmation once sent. */
export function PublicContactScreen() {
  usePageTitle('Contactez-nous');
  const sendContact = useSendPublicContact();
  const config = usePublicConfig();
  const [isSent, setIsSent] = useState(false);
  useFocusWhenReplaced(isSent);
  const isShown = useIsShown();

  const send = async (values: typeof INITIAL_VALUES, form: SubmittedForm<typeof INITIAL_VALUES>) => {
    await sendContact(values);
    form.clear();
    setIsSent(true);
    // The confirmation is gone with its page.
    if (!isShown()) notify({ kind: 'success', message: CONTACT_SENT });
  };

  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Contactez-nous</Heading>
        {isSent ? (
          <Alert
            tone="success"
            live="polite"
            actions={config && <Link href={config.marketingUrl}>Retour à l'accueil</Link>}
          >
            {CONTACT_SENT}
          </Alert>
        ) : (
          <>
            <ContactIntro />
            <SchemaForm
              initialValues={INITIAL_VALUES}
              schema={publicContactFormSchema}
              draft={DRAFT}
              onSubmit={send}
            >
              {({ isSubmitting, failure, failureCount }) => (
                <Stack gap="large">
                  <FormFailure message={failure} />
                  <ContactFields />
                  <LazyCaptcha key={failureCount} />
                  <Button type="submit" isPending={isSubmitting} pendingText="Envoi en cours…" isFullWidth>
                    Envoyer
                  </Button>
                </Stack>
              )}
            </SchemaForm>
          </>
        )}
      </Stack>
    </Page>
  );
}
