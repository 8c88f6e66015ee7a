import { Alert, Stack } from '@odu/ui';
import { useField, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import * as styles from './Captcha.css.ts';
import type { WidgetMethods } from 'altcha/types';
import type {} from 'altcha/types/react';
import './altcha.ts';
import { isAskedOfUser } from '../forms/is-asked-of-user.ts';
import { useHeldSubmission } from './use-held-submission.ts';

type StateChange = CustomEvent<{ payload: string | null; state: string }>;

/** How often a proof that lapsed is made anew by itself, some ten minutes each: not in a page that nobody comes back to. */
const RENEWALS = 3;

/** The bot check of a form (ALTCHA, self-hosted): fills the Formik field `captchaToken`. */
export default function Captcha() {
  const { submitCount, errors } = useFormikContext();
  const [{ value }, { error }, { setValue, setError }] = useField<string>('captchaToken');
  const isSubmitted = submitCount > 0;
  const keepProof = (proof: string) => {
    // Once the form was sent, to check all of it again would take what the server said of a field away from the user.
    void setValue(proof, !isSubmitted);
    if (proof !== '') setError(undefined);
  };
  const widget = useRef<(HTMLElement & WidgetMethods) | null>(null);
  const verify = () => void widget.current?.verify();
  const report = useHeldSubmission(widget, verify);
  const latest = useRef({ value, keepProof, report });
  useEffect(() => {
    latest.current = { value, keepProof, report };
  });
  useEffect(() => {
    const element = widget.current;
    let renewals = 0;
    let wasVerified = false;
    const handleChange = (event: Event) => {
      const { payload, state } = (event as StateChange).detail;
      const proof = state === 'verified' ? payload : null;
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
      // The last proof stands until then, which the form waits for: nothing is missing that the user could give.
      latest.current.keepProof(proof ?? (isAtWork ? latest.current.value : ''));
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
      {isSubmitted && error !== undefined && isAskedOfUser(errors)('captchaToken') && (
        <Alert tone="danger" live="polite">
          {error}
        </Alert>
      )}
    </Stack>
  );
}
