import type { Config } from '../../config.ts';
import { isLocalName } from '../../config/local-name.ts';

/** Under a public name somebody stands before the server, and may be a proxy that says nothing of itself. */
export const isAtHome = ({ baseUrl }: Pick<Config, 'baseUrl'>) => isLocalName(new URL(baseUrl).hostname);

/** Whether who uses the site may read `/dev/mail`: under a public name the machine alone does, and no user is there. */
export const isInboxRead = (config: Pick<Config, 'baseUrl' | 'mail'>): boolean =>
  config.mail.devInbox === 'everyone' || (config.mail.devInbox !== 'off' && isAtHome(config));
