import { Button } from '@odu/ui';
import { useField } from 'formik';
import { useState } from 'react';

/**
 * The bot check, passed by a button that says so: the real one asks its own server, and works for seconds.
 * `vi.mock('../../captcha/LazyCaptcha.tsx', () => import('../../../test/fake-captcha.tsx'))`
 */
export function LazyCaptcha() {
  const [, , { setValue }] = useField<string>('captchaToken');
  const [isProved, setIsProved] = useState(false);
  const handlePress = () => {
    setIsProved(true);
    void setValue('preuve');
  };
  return <Button onPress={handlePress}>{isProved ? 'Prouvé' : 'Prouver'}</Button>;
}
