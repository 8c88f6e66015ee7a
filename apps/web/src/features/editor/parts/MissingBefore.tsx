import { Alert, Link } from '@odu/ui';
import * as links from '../../../routing/links.ts';

type MissingBeforeProps = {
  duerpId: string;
  step: 3 | 4;
  /** The unit to open there. */
  unite?: string | undefined;
  children: string;
  linkLabel: string;
};

/** Says that an earlier step must be filled first, and leads there. */
export function MissingBefore({ duerpId, step, unite, children, linkLabel }: MissingBeforeProps) {
  return (
    <Alert
      tone="warning"
      actions={<Link href={links.duerpEditor(duerpId, step, { unite })}>{linkLabel}</Link>}
    >
      {children}
    </Alert>
  );
}
