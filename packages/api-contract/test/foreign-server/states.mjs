import { randomUUID } from 'node:crypto';

/** What the verification asks this server to be: each state by its name in the pacts. */
export const makeStates = ({ accounts, sessions, documents }) => {
  const openSession = () => {
    const session = { accessToken: randomUUID(), refreshToken: randomUUID() };
    sessions.set(session.refreshToken, session);
    return session;
  };
  return {
    'an account exists': ({ emailAddress, password }) => void accounts.set(emailAddress, { password }),
    'the sign-in limit of the account is reached': ({ emailAddress }) =>
      void Object.assign(accounts.get(emailAddress), { isLimited: true }),
    'a signed-in user': openSession,
    'a revoked session': () => {
      const session = openSession();
      sessions.delete(session.refreshToken);
      return session;
    },
    'a DUERP exists': ({ duerpId }) => {
      documents.add(duerpId);
      return { etag: '"1"' };
    },
  };
};
