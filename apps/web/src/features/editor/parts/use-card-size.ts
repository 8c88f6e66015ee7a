import { useIsPhone } from '@odu/ui';

/** How high a risk's card usually is, in px, with the room under it: a phone has its notes under its texts. */
export const useCardSize = (): number => (useIsPhone() ? 290 : 170);
