import { AGIR } from './agir.ts';
import { DOCUMENT } from './document.ts';
import { DUERP } from './duerp.ts';
import { EVALUER } from './evaluer.ts';
import { INFORMER } from './informer.ts';
import { METTRE_EN_PAGE } from './mettre-en-page.ts';
import { SAISIR } from './saisir.ts';
import type { Usage } from './usage.ts';

const USAGES = { ...AGIR, ...SAISIR, ...INFORMER, ...METTRE_EN_PAGE, ...DUERP, ...EVALUER, ...DOCUMENT };

/** The usage of the component or block of that folder (`Button`); undefined while nobody wrote one. */
export const findUsage = (name: string): Usage | undefined => (USAGES as Record<string, Usage>)[name];
