import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import { awaitAnswer } from './await-answer.ts';
import { useSingleFlight } from './single-flight.ts';

type ButtonMutationOptions<Data, Variables> = Omit<
  UseMutationOptions<Data, Error, Variables>,
  'mutationFn'
> & { mutationFn: (variables: Variables, signal: AbortSignal) => Promise<Data> };

/** A mutation that a button starts: pressed twice it runs once, and it ends by itself when the network is gone. */
export function useButtonMutation<Data, Variables = void>({
  mutationFn,
  ...options
}: ButtonMutationOptions<Data, Variables>) {
  const mutation = useMutation({
    ...options,
    mutationFn: (variables: Variables) => awaitAnswer((signal) => mutationFn(variables, signal)),
  });
  const mutateAsync = useSingleFlight((variables: Variables) => mutation.mutateAsync(variables));
  return {
    ...mutation,
    mutateAsync,
    /** As `mutateAsync`; the failure is in `error`, and in the shared toast unless the mutation is silent. */
    mutate: (variables: Variables): void => void mutateAsync(variables).catch(() => undefined),
  };
}
