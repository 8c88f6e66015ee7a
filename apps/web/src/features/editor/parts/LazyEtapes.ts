import { lazyPart } from '../../../loading/lazy-part.tsx';
import { OF_A_WINDOW } from '../../../loading/window-gone.tsx';

/** The steps in a panel, on a phone. */
export const LazyEtapes = lazyPart(() => import('./EtapesSheet.ts'), OF_A_WINDOW);
