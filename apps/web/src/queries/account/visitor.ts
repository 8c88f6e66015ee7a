import { unwrap } from '@odu/api-contract';
import type {
  AccountCheck,
  CreateAccountRequest,
  CreateTokenByDelegateRequest,
  CreateTokenRequest,
  ResetPasswordRequest,
  VerifiedFile,
} from '@odu/api-contract';
import { useApp } from '../../app-context.tsx';
import { useSingleFlight } from '../calls/single-flight.ts';

// The pages of visitors come without TanStack Query: their calls are plain ones, which throw an `ApiError`.

/** Asks whether an address may have an account, and has one. */
export function useFindAccount(): (emailAddress: string) => Promise<AccountCheck> {
  const { api } = useApp();
  return useSingleFlight((emailAddress) =>
    unwrap(api.POST('/api/public/account/info', { body: { emailAddress } })),
  );
}

/** Signs in with a password. */
export function useSignIn(): (body: CreateTokenRequest) => Promise<void> {
  const { api, session } = useApp();
  return useSingleFlight(async (body) =>
    session.saveTokens(await unwrap(api.POST('/api/public/token/new', { body }))),
  );
}

/** Signs in as the delegate of a partner firm. */
export function useSignInAsDelegate(): (body: CreateTokenByDelegateRequest) => Promise<void> {
  const { api, session } = useApp();
  return useSingleFlight(async (body) =>
    session.saveTokens(await unwrap(api.POST('/api/public/token/delegate', { body }))),
  );
}

/** Creates an account and signs in. */
export function useCreateAccount(): (body: CreateAccountRequest) => Promise<void> {
  const { api, session } = useApp();
  return useSingleFlight(async (body) =>
    session.saveTokens(await unwrap(api.POST('/api/public/account/create', { body }))),
  );
}

/** Asks for the e-mail by which a forgotten password is replaced; answers alike for an unknown address. */
export function useSendResetLink(): (emailAddress: string) => Promise<unknown> {
  const { api } = useApp();
  return useSingleFlight((emailAddress) =>
    unwrap(api.POST('/api/public/resetpwd/sendlink', { body: { emailAddress } })),
  );
}

/** Replaces a password, which ends the account's sessions: who was signed in here signs in anew. What they typed is kept for then. */
export function useResetPassword(): (body: ResetPasswordRequest) => Promise<void> {
  const { api, session, getWorkspace } = useApp();
  return useSingleFlight(async (body) => {
    await unwrap(api.POST('/api/public/resetpwd/reset', { body }));
    if (!session.isSignedIn()) return;
    session.clear();
    getWorkspace()?.release();
  });
}

/** Says which version a file is, by its SHA-256 in hexadecimal. */
export function useVerifyFile(): (sha256: string) => Promise<VerifiedFile> {
  const { api } = useApp();
  return useSingleFlight((sha256) => unwrap(api.POST('/api/public/verify', { body: { sha256 } })));
}
