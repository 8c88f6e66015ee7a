import { ConfirmDialog } from '@odu/ui';
import type { ComponentProps } from 'react';

type SignOutDialogProps = Pick<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'onOpenChange' | 'onConfirm'>;

/** Asks before edits that are not sent are lost with the session. */
export default function SignOutDialog(props: SignOutDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      tone="danger"
      title="Se déconnecter sans avoir tout enregistré&#8239;?"
      confirmLabel="Se déconnecter"
      cancelLabel="Rester connecté"
      pendingText="Déconnexion…"
    >
      Des modifications, une saisie ou une sélection en cours ne sont pas encore enregistrées. Si vous vous
      déconnectez, elles seront perdues.
    </ConfirmDialog>
  );
}
