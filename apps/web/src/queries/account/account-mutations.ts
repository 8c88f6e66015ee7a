import { unwrap } from '@odu/api-contract';
import type { AccountInfo } from '@odu/api-contract';
import { EMAIL_NON_ENVOYE_MESSAGE } from '@odu/domain';
import { useQueryClient } from '@tanstack/react-query';
import { describeErrorAs } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { notify } from '../../toast/notify.ts';
import { accountKeys } from '../calls/keys.ts';
import { tellFailure } from '../calls/tell-failure.ts';
import { useButtonMutation } from '../calls/use-button-mutation.ts';
import { writeAcknowledged } from '../calls/write-acknowledged.ts';

const LINK_SENT =
  'Un email contenant le lien pour modifier votre mot de passe a été envoyé à votre adresse email.';

/** Sends the link by which the signed-in user changes their password, and says whether it left. */
export function useSendPasswordLink() {
  const { api } = useApp();
  return useButtonMutation({
    meta: { silent: true },
    mutationFn: (_, signal) => unwrap(api.POST('/api/myaccount/sendresetpwdemail', { signal })),
    onSuccess: () => notify({ kind: 'success', message: LINK_SENT }),
    onError: (error) => tellFailure(error, describeErrorAs(error, EMAIL_NON_ENVOYE_MESSAGE)),
  });
}

/** Sends the code that verifies the account's address. */
export function useSendVerificationCode({ onSent }: { onSent: () => void }) {
  const { api } = useApp();
  return useButtonMutation({
    mutationFn: (_, signal) => unwrap(api.POST('/api/myaccount/sendemailverification', { signal })),
    onSuccess: onSent,
  });
}

/** Verifies the account's address by the code sent to it; the form shows the failure. */
export function useVerifyEmail() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useButtonMutation({
    meta: { silent: true },
    mutationFn: (body: { otp: string }, signal) =>
      unwrap(api.POST('/api/myaccount/verifyemail', { body, signal })),
    onSuccess: () => {
      writeAcknowledged<AccountInfo>(queryClient, accountKeys.info, (account) => ({
        ...account,
        isEmailVerified: true,
      }));
    },
  });
}
