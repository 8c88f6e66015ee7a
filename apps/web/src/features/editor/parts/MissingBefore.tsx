import { Alert, Link } from '@odu/ui';

type MissingBeforeProps = { duerpId: string; step: 3 | 4; children: string; linkLabel: string };

/** Says that an earlier step must be filled first, and leads there. */
export function MissingBefore({ duerpId, step, children, linkLabel }: MissingBeforeProps) {
  return (
    <Alert tone="warning" actions={<Link href={`/duerps/${duerpId}/edit?step=${step}`}>{linkLabel}</Link>}>
      {children}
    </Alert>
  );
}
