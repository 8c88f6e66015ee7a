import type { Calendrier } from '@odu/api-contract';
import { formatDateLongue, NBSP, NNBSP } from '@odu/domain';
import { Button, ConfirmDialog, CopyField, Disclosure, Inline, Stack, Text } from '@odu/ui';
import { useState } from 'react';
import type { Ref } from 'react';
import { useRenewCalendrier, useStopCalendrier } from '../../queries/account/use-calendrier.ts';
import { HOW_TO_SUBSCRIBE } from './how-to-subscribe.ts';

type CalendarLinkProps = {
  url: string;
  createdAt: Calendrier['createdAt'];
  /** The button that copies it. */
  copyRef: Ref<HTMLButtonElement>;
};

/** The link of the calendar: how to take it, make it anew and end it. */
export function CalendarLink({ url, createdAt, copyRef }: CalendarLinkProps) {
  const renew = useRenewCalendrier();
  const stop = useStopCalendrier();
  const [asked, setAsked] = useState<'renew' | 'stop' | null>(null);
  const close = (isOpen: boolean) => !isOpen && setAsked(null);
  return (
    <>
      <CopyField
        copyRef={copyRef}
        label="Lien secret du calendrier"
        description={`Créé le ${formatDateLongue(createdAt)}. Qui l'a peut lire, sans se connecter, le nom de vos DUERP, vos actions et leurs responsables${NBSP}: gardez-le pour vous.`}
        value={url}
      />
      <Disclosure title="Comment s'abonner" level={3}>
        <Stack gap="small">
          <Stack gap="xsmall" as="ul">
            {HOW_TO_SUBSCRIBE.map(({ agenda, how }) => (
              <Stack as="li" key={agenda}>
                <Text isProse>
                  {agenda}
                  {NBSP}: {how}
                </Text>
              </Stack>
            ))}
          </Stack>
          <Text tone="soft" isProse>
            Chaque agenda relit le lien de lui-même, d'ordinaire plusieurs fois par jour{NNBSP}; certains
            n'affichent pas les rappels des calendriers auxquels on s'abonne.
          </Text>
        </Stack>
      </Disclosure>
      <Inline gap="small">
        <Button variant="secondary" onPress={() => setAsked('renew')}>
          Renouveler le lien
        </Button>
        <Button variant="secondary" onPress={() => setAsked('stop')}>
          Arrêter
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={asked === 'renew'}
        onOpenChange={close}
        title={`Renouveler le lien du calendrier${NNBSP}?`}
        confirmLabel="Renouveler le lien"
        onConfirm={() => renew.mutateAsync()}
      >
        L'ancien lien ne fonctionnera plus{NBSP}: abonnez de nouveau vos agendas avec le nouveau.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'stop'}
        onOpenChange={close}
        title={`Arrêter le calendrier${NNBSP}?`}
        confirmLabel="Arrêter"
        onConfirm={() => stop.mutateAsync()}
      >
        Le lien ne fonctionnera plus, et les agendas abonnés ne recevront plus rien. Vos DUERP ne changent
        pas.
      </ConfirmDialog>
    </>
  );
}
