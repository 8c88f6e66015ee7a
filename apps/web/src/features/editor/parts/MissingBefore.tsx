import { Alert, Link } from '@odu/ui';
import * as links from '../../../routing/links.ts';

type MissingBeforeProps = { duerpId: string; step: 3 | 4; children: string; linkLabel: string };

/** Says that an earlier step must be filled first, and leads there. */
export function MissingBefore({ duerpId, step, children, linkLabel }: MissingBeforeProps) {
  return (
    <Alert tone="warning" actions={<Link href={links.duerpEditor(duerpId, step)}>{linkLabel}</Link>}>
      {children}
    </Alert>
  );
}
