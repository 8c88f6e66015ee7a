import { NBSP } from '@odu/domain';
import { tellFailure } from './tell-failure.ts';

const SITE_DATA_BLOCKED = `Votre navigateur bloque les données de ce site. ODU en a besoin pour vous connecter et garder ce que vous saisissez${NBSP}: autorisez-les dans les réglages du navigateur, puis rechargez la page.`;

/** Starts the application by `start`; one that cannot start says so above the page, and why where the user can help it. */
export function tellBlockedStart(start: () => void): void {
  try {
    start();
  } catch (error) {
    // The mere name of `localStorage` throws it where the user has turned the data of sites off.
    const isBlocked = error instanceof DOMException && error.name === 'SecurityError';
    tellFailure(isBlocked ? SITE_DATA_BLOCKED : undefined);
    throw error;
  }
}
