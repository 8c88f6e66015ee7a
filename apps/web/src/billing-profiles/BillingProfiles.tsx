import type { BillingProfile } from '@odu/api-contract';
import {
  BillingProfileCard,
  Button,
  Columns,
  Icon,
  IconPlus,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../app-context.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { billingProfilesQuery } from '../queries/account/account.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';

// Opened by a press only.
const BillingProfileDialog = lazyPart(() => import('./BillingProfileDialog.tsx'), {
  failure: (_, retry) => <LoadFailure onRetry={retry}>Cette fenêtre n'a pas pu être chargée.</LoadFailure>,
});

/** A dialog that was opened: of a profile, or null for a new one. */
type Opened = { readonly profile: BillingProfile | null };

type BillingProfilesProps = {
  /** Opens the provider's page of a profile. */
  manage?: { open: (profileId: string) => void; openingId: string | undefined };
  /** The profile of the purchase at hand; one that is created is chosen. */
  choice?: { selectedId: string | null; onSelect: (profileId: string) => void };
};

/** The account's billing profiles, each with its dialog, and a way to a new one: the account's page and the checkout share them. */
export function BillingProfiles({ manage, choice }: BillingProfilesProps) {
  const { api } = useApp();
  const {
    data: profiles,
    error,
    refetch,
  } = useQuery({ ...billingProfilesQuery(api), meta: { silent: true } });
  const [opened, setOpened] = useState<Opened | null>(null);
  // Also by an answer that comes after the dialog was left, or another one opened.
  const current = useRef<Opened | null>(null);
  const show = (next: Opened | null) => {
    current.current = next;
    setOpened(next);
  };
  if (profiles === undefined) {
    return error === null ? (
      <SkeletonGroup>
        <Skeleton lines={2} />
      </SkeletonGroup>
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()}>
        Erreur lors du chargement des données.
      </LoadFailure>
    );
  }
  return (
    <Stack gap="medium" align="start">
      {profiles.length === 0 ? (
        <Text tone="soft">Vous n'avez aucun profil de facturation pour le moment.</Text>
      ) : (
        <Columns minColumn="wide" gap="medium">
          {profiles.map((profile) => (
            <BillingProfileCard
              key={profile.id}
              profile={profile}
              onEdit={() => show({ profile })}
              {...(manage && {
                onManage: () => manage.open(profile.id),
                isManaging: manage.openingId === profile.id,
              })}
              {...(choice && {
                // The only one is nobody's choice to make.
                ...(profiles.length > 1 && { onSelect: () => choice.onSelect(profile.id) }),
                isSelected: choice.selectedId === profile.id,
              })}
            />
          ))}
        </Columns>
      )}
      <Button variant="secondary" onPress={() => show({ profile: null })}>
        <Icon shape={IconPlus} size="small" /> Créer un profil de facturation
      </Button>
      {opened !== null && (
        <BillingProfileDialog
          profile={opened.profile}
          onClose={() => show(null)}
          onSaved={({ id }) => {
            if (current.current !== opened) return;
            show(null);
            choice?.onSelect(id);
          }}
        />
      )}
    </Stack>
  );
}
