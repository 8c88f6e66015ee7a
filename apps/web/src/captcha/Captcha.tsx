import { Alert, Stack } from '@odu/ui';
import { useEffect, useRef } from 'react';
import { useBoundField } from '../forms/use-bound-field.ts';
import * as styles from './Captcha.css.ts';
import type { WidgetMethods } from 'altcha/types';
import type {} from 'altcha/types/react';
import './altcha.ts';
import { useHeldSubmission } from './use-held-submission.ts';

type StateChange = CustomEvent<{ payload: string | null; state: string }>;

/** How often a proof that lapsed is made anew by itself, some ten minutes each: not in a page that nobody comes back to. */
const RENEWALS = 3;

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
    let renewals = 0;
    let wasVerified = false;
    const handleChange = (event: Event) => {
      const { payload, state } = (event as StateChange).detail;
      const proof = state === 'verified' ? payload : null;
      latest.current.onChange(proof ?? '');
      const isLapsed = state === 'expired' && wasVerified;
      wasVerified = state === 'verified';
      // Of a form that takes longer to fill in than the proof is good for, nobody has to know.
      const isRenewed = isLapsed && renewals < RENEWALS;
      if (isRenewed) {
        renewals += 1;
        void element?.verify();
      }
      // By a clock that is ahead a challenge lapses while it is worked on: the work goes on, and the server's clock decides.
      const isAtWork = state === 'verifying' || isRenewed || (state === 'expired' && !isLapsed);
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
