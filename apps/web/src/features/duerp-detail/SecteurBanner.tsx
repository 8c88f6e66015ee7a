import type { DuerpDocument } from '@odu/api-contract';
import { NBSP } from '@odu/domain';
import { Alert } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { secteursQuery } from '../../queries/duerp/duerps.ts';

/** Tells which sectors of the referential the company was recognised in. */
export function SecteurBanner({ duerp }: { duerp: DuerpDocument }) {
  const { api } = useApp();
  const { data: referentiel } = useQuery(secteursQuery(api, duerp.id));
  const recognised = new Set<string>(referentiel?.secteursReconnus);
  const names =
    referentiel?.secteurs.filter(({ code }) => recognised.has(code)).map(({ displayName }) => displayName) ??
    [];
  if (names.length === 0) return null;
  return (
    <Alert tone="info">
      Risques propres à votre secteur pris en compte{NBSP}: {names.join(', ')}.
    </Alert>
  );
}
