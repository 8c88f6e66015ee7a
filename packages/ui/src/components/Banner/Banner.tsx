import type { ReactNode } from 'react';
import { TONE_ICONS } from '../Alert/Alert.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconClose } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  tone?: keyof typeof styles.tone;
  /** The name of the region for screen readers. */
  label: string;
  children: ReactNode;
  /** Buttons or links at the end of the line. */
  actions?: ReactNode;
  /** Shows a close button; the focus goes with it: give it to what follows. */
  onClose?: () => void;
}

/** A full-width band above the page for what concerns the whole account or product. */
export function Banner({ tone = 'info', label, children, actions, onClose }: BannerProps) {
  return (
    <section aria-label={label} className={styles.tone[tone]}>
      <div className={styles.content}>
        <span className={styles.icon[tone]}>
          <Icon {...TONE_ICONS[tone]} />
        </span>
        <div className={styles.message}>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {onClose !== undefined && (
          <span className={styles.close}>
            <IconButton icon={IconClose} label="Fermer le bandeau" onPress={onClose} />
          </span>
        )}
      </div>
    </section>
  );
}
