import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { useSyncExternalStore } from 'react';
import { TONE_ICONS } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconClose } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './ToastRegion.css.ts';
import { readWords, subscribeToWords, toasts, type ToastKind } from './toasts.ts';

const ICONS = {
  success: TONE_ICONS.success,
  info: TONE_ICONS.info,
  warning: TONE_ICONS.warning,
  error: TONE_ICONS.danger,
} as const satisfies Record<ToastKind, unknown>;

type ShownToast = (typeof toasts.visibleToasts)[number];

function OneToast({ toast }: { toast: ShownToast }) {
  const words = useSyncExternalStore(subscribeToWords, () => readWords(toast.key));
  const { kind, title, message, action } = words?.message ?? toast.content;
  // What is known beside a sentence stands under it, on lines of its own.
  const [sentence = '', ...known] = title === undefined ? message.split('\n') : [title, message];
  return (
    <Toast toast={toast} className={styles.kind[kind]}>
      <span className={styles.icon[kind]}>
        <Icon {...ICONS[kind]} />
      </span>
      <div className={styles.body}>
        {/* Another element each time: the same words said again are read out again. */}
        <ToastContent key={words?.change} className={styles.content}>
          <Text slot="title" {...(title !== undefined && { className: styles.title })}>
            {sentence}
          </Text>
          {known.length > 0 && (
            <>
              {/* Read out, and copied, they are two sentences. */}{' '}
              <Text slot="description">{known.join('\n')}</Text>
            </>
          )}
        </ToastContent>
        {action !== undefined && (
          <Button
            variant="secondary"
            onPress={() => {
              toasts.close(toast.key);
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton slot="close" icon={IconClose} label="Fermer" />
    </Toast>
  );
}

/** Where toasts appear; once, at the root. Their time stands still under the pointer and the focus. */
export function ToastRegion() {
  return (
    <AriaToastRegion queue={toasts} className={styles.region} data-toasts>
      <ToastList className={styles.list}>{({ toast }) => <OneToast toast={toast as ShownToast} />}</ToastList>
    </AriaToastRegion>
  );
}
