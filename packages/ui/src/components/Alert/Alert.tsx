import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import { IconClose, IconError, IconInfo, IconSuccess, IconWarning } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Alert.css.ts';

export type AlertTone = keyof typeof styles.tone;

export interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** `polite` or `assertive` for a message that appears after an action; `off` for one that is there from the start. */
  live?: 'off' | 'polite' | 'assertive';
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /** Shows a close button; the focus goes with it: give it to what follows. */
  onClose?: () => void;
}

/** The icon of each tone and its word for who does not see the colour. */
export const TONE_ICONS = {
  info: { shape: IconInfo, label: 'Information' },
  success: { shape: IconSuccess, label: 'Succès' },
  warning: { shape: IconWarning, label: 'Attention' },
  danger: { shape: IconError, label: 'Erreur' },
} as const satisfies Record<AlertTone, { shape: IconShape; label: string }>;

const LIVE_ROLES = { off: {}, polite: { role: 'status' }, assertive: { role: 'alert' } } as const;

/** A message in the page: what happened, what is kept, what to do. */
export function Alert({ tone = 'info', title, children, live = 'off', actions, onClose }: AlertProps) {
  return (
    <div className={styles.tone[tone]} {...LIVE_ROLES[live]}>
      <span className={styles.icon[tone]}>
        <Icon {...TONE_ICONS[tone]} />
      </span>
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose !== undefined && (
        <span className={styles.close}>
          <IconButton icon={IconClose} label="Fermer le message" onPress={onClose} />
        </span>
      )}
    </div>
  );
}
