import { Button } from '@odu/ui';
import { useField } from 'formik';

/**
 * The bot check, passed by a button: the real one asks its own server, and works for seconds.
 * `vi.mock('../../captcha/LazyCaptcha.tsx', () => import('../../../test/fake-captcha.tsx'))`
 */
export function LazyCaptcha() {
  const [, , { setValue }] = useField<string>('captchaToken');
  return <Button onPress={() => void setValue('preuve')}>Prouver</Button>;
}
