import { redirect } from '@tanstack/react-router';
import type { AppContext } from '../app-context.tsx';

type Opened = { context: Pick<AppContext, 'loadPublicConfig'> };

/** Sends to the list whoever opens a page of plans or payment where there is none (decision C9). */
export async function requireBilling({ context }: Opened): Promise<void> {
  if ((await context.loadPublicConfig())?.hasBilling === false)
    throw redirect({ to: '/duerps', replace: true });
}
