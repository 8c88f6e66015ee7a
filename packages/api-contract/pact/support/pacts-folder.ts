import { fileURLToPath } from 'node:url';

export const PACTS_FOLDER = fileURLToPath(new URL('../../../../pacts', import.meta.url));
