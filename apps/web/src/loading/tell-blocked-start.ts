import { NBSP } from '@odu/domain';
import { PRODUCT_NAME } from '../routing/use-page-title.ts';
import { tellFailure } from './tell-failure.ts';

const SITE_DATA_BLOCKED = `Votre navigateur bloque les données de ce site. ${PRODUCT_NAME} en a besoin pour vous connecter et garder ce que vous saisissez${NBSP}: autorisez-les dans les réglages du navigateur, puis rechargez la page.`;

/** Says above the page why the application could not start, where the user can help it; and for any other reason, that it could not be had. */
export function tellBlockedStart(error: unknown): void {
  // The mere name of `localStorage` throws it where the user has turned the data of sites off.
  const isBlocked = error instanceof DOMException && error.name === 'SecurityError';
  tellFailure(isBlocked ? SITE_DATA_BLOCKED : undefined);
}
