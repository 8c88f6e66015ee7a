import { idUniteDeTravail, unite } from '../bodies/documents.mjs';

/** Opens an account with a document of one unit, by the calls of `makeCalls`; `write` sends an edit of that document. */
export async function openAccountWithDuerp({ call, insist, createAccount }, emailAddress) {
  const { tokens } = await createAccount(emailAddress);
  const token = tokens.accessToken;
  const { id } = await insist('/api/duerp/create', { token, method: 'POST' });
  const write = (operation, body) => call(`/api/duerp/${id}/${operation}`, { token, body });
  await write('update-list-unitesdetravail', { unitesDeTravail: [unite({ idUniteDeTravail })] });
  return { id, token, write };
}
