import { tellErrorAs } from '../../api/api-error.ts';
import { tellFailure } from './tell-failure.ts';
import { useIsShown } from './use-while-shown.ts';

/** Tells a failure whose form was closed meanwhile: who hears nothing takes it for done. The form shows any other itself. */
export function useTellOnceClosed(text: string) {
  const isShown = useIsShown();
  return (error: unknown): void => {
    if (!isShown()) tellFailure(error, tellErrorAs(error, text));
  };
}
