import { NBSP } from '@odu/domain';
import { Button, Heading, Stack, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../../app-context.tsx';
import { calendrierQuery } from '../../queries/account/account.ts';
import { useRenewCalendrier } from '../../queries/account/use-calendrier.ts';
import { hasNoFocus } from '../../routing/focus-page-heading.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { SectionState } from './SectionState.tsx';

/** The calendar of due dates, to which other programs subscribe by a secret link. */
export function CalendarSection() {
  const { api } = useApp();
  const query = { ...calendrierQuery(api), meta: { silent: true } };
  const { data: calendrier, error, refetch } = useQuery(query);
  const renew = useRenewCalendrier();
  const { isIdle } = renew;
  const createRef = useRef<HTMLButtonElement>(null);
  const copyRef = useRef<HTMLButtonElement>(null);
  const hadLink = useRef(false);
  const hasLink = typeof calendrier?.url === 'string';
  useEffect(() => {
    // The button that ended the link, or made it, is gone with what it did.
    if (hadLink.current && !hasLink) createRef.current?.focus();
    if (!hadLink.current && hasLink && !isIdle && hasNoFocus()) copyRef.current?.focus();
    hadLink.current = hasLink;
  }, [hasLink, isIdle]);
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="s22">
        Calendrier
      </Heading>
      <Text isProse>
        Retrouvez dans votre agenda les dates de mise à jour de vos DUERP et les actions préventives à mener
        {NBSP}: il se met à jour tout seul.
      </Text>
      {calendrier === undefined && (
        <SectionState
          error={error}
          failureText="Impossible de charger le lien de votre calendrier."
          onRetry={() => void refetch()}
        />
      )}
      {calendrier?.url === null && (
        <div>
          <Button
            ref={createRef}
            variant="secondary"
            isPending={renew.isPending}
            pendingText="Création du lien…"
            onPress={() => renew.mutate()}
          >
            Créer le lien de mon calendrier
          </Button>
        </div>
      )}
      {typeof calendrier?.url === 'string' && (
        <CalendarLink url={calendrier.url} createdAt={calendrier.createdAt} copyRef={copyRef} />
      )}
    </Stack>
  );
}
