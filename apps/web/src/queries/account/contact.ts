import { unwrap } from '@odu/api-contract';
import type { SendContactRequest, SendPublicContactRequest } from '@odu/api-contract';
import { useApp } from '../../app-context.tsx';
import { useSingleFlight } from '../calls/single-flight.ts';
import { useTellOnceClosed } from '../calls/use-tell-once-closed.ts';

/** What a contact form holds: a field that was left empty is an empty text. */
type Typed<Body> = Body & { phoneNumber: string };

const toBody = <Body>({ phoneNumber, ...fields }: Typed<Body>) => ({
  ...fields,
  phoneNumber: phoneNumber === '' ? null : phoneNumber,
});

/** Sends a message once, however often its button is pressed; a failure is told where its form is gone. */
function useSendOnceTold<Message>(send: (message: Message) => Promise<unknown>) {
  const tellOnceClosed = useTellOnceClosed("L'envoi de votre message n'a pas été confirmé");
  return useSingleFlight((message: Message) =>
    send(message).catch((error: unknown) => {
      tellOnceClosed(error);
      throw error;
    }),
  );
}

/** Sends the message of a signed-in user; throws an `ApiError`, which the form shows. */
export function useSendContact(): (message: Typed<SendContactRequest>) => Promise<unknown> {
  const { api } = useApp();
  return useSendOnceTold((message) => unwrap(api.POST('/api/contact', { body: toBody(message) })));
}

/** Sends the message of a visitor; throws an `ApiError`, which the form shows. */
export function useSendPublicContact(): (message: Typed<SendPublicContactRequest>) => Promise<unknown> {
  const { api } = useApp();
  return useSendOnceTold((message) => unwrap(api.POST('/api/public/contact', { body: toBody(message) })));
}
