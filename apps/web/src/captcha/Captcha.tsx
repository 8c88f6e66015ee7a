import { Alert, Stack } from '@odu/ui';
import { useEffect, useRef, useState } from 'react';
import { useBoundField } from '../forms/use-bound-field.ts';
import * as styles from './Captcha.css.ts';
import type {} from 'altcha/types/react';
import './altcha.ts';
import { useHeldSubmission } from './use-held-submission.ts';

type StateChange = CustomEvent<{ payload: string | null; state: string }>;

/** The bot check of a form (ALTCHA, self-hosted): fills the Formik field `captchaToken`. */
export default function Captcha() {
  const { onChange, errorMessage } = useBoundField<string>('captchaToken');
  const widget = useRef<HTMLElementTagNameMap['altcha-widget']>(null);
  const report = useRef(onChange);
  // The widget begins by itself.
  const [isPending, setIsPending] = useState(true);
  useHeldSubmission(widget, isPending);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    const element = widget.current;
    const handleChange = (event: Event) => {
      const { payload, state } = (event as StateChange).detail;
      report.current(state === 'verified' && payload !== null ? payload : '');
      setIsPending(state === 'verifying' || state === 'unverified');
    };
    element?.addEventListener('statechange', handleChange);
    return () => element?.removeEventListener('statechange', handleChange);
  }, []);
  return (
    <Stack gap="small">
      <altcha-widget
        ref={widget}
        className={styles.widget}
        challenge="/api/public/captcha/challenge"
        language="fr-fr"
        auto="onload"
        configuration={'{"hideFooter":true,"hideLogo":true}'}
        data-field="captchaToken"
      />
      {errorMessage !== undefined && (
        <Alert tone="danger" live="polite">
          {errorMessage}
        </Alert>
      )}
    </Stack>
  );
}
