import { Alert, Stack } from '@odu/ui';
import { useEffect, useRef } from 'react';
import { useBoundField } from '../forms/use-bound-field.ts';
import * as styles from './Captcha.css.ts';
import type { WidgetMethods } from 'altcha/types';
import type {} from 'altcha/types/react';
import './altcha.ts';
import { useHeldSubmission } from './use-held-submission.ts';

type StateChange = CustomEvent<{ payload: string | null; state: string }>;

/** The bot check of a form (ALTCHA, self-hosted): fills the Formik field `captchaToken`. */
export default function Captcha() {
  const { onChange, errorMessage } = useBoundField<string>('captchaToken');
  const widget = useRef<(HTMLElement & WidgetMethods) | null>(null);
  const verify = () => void widget.current?.verify();
  const report = useHeldSubmission(widget, verify);
  const latest = useRef({ onChange, report });
  useEffect(() => {
    latest.current = { onChange, report };
  });
  useEffect(() => {
    const element = widget.current;
    const handleChange = (event: Event) => {
      const { payload, state } = (event as StateChange).detail;
      const proof = state === 'verified' ? payload : null;
      latest.current.onChange(proof ?? '');
      // Of a form that takes longer to fill in than the proof is good for, nobody has to know.
      if (state === 'expired') void element?.verify();
      const isAtWork = state === 'verifying' || state === 'expired';
      latest.current.report(isAtWork ? 'at work' : proof === null ? 'without proof' : 'proved');
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
