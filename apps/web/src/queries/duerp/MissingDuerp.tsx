import { Alert, Link, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import * as links from '../../routing/links.ts';
import { accountInfoQuery } from '../account/account.ts';

/** The server does not tell a deleted document from one of another account: what may be the case, and what helps. */
export default function MissingDuerp() {
  const { api } = useApp();
  const { data: account } = useQuery({ ...accountInfoQuery(api), meta: { silent: true } });
  return (
    <Alert tone="danger" live="polite" title="DUERP introuvable.">
      <Text>
        L'adresse est inexacte, le document a été supprimé, ou il appartient à un autre compte que le vôtre
        {account !== undefined && ` (${account.emailAddress})`}. Si quelqu'un vous a donné ce lien,
        demandez-lui depuis quel compte l'ouvrir. Les versions d'un DUERP que vous avez supprimé restent dans{' '}
        <Link href={links.myAccount()}>les archives de votre compte</Link>.
      </Text>
    </Alert>
  );
}
