import { unwrap } from '@odu/api-contract';
import type { SendContactRequest, SendPublicContactRequest } from '@odu/api-contract';
import { useApp } from '../../app-context.tsx';
import { useSingleFlight } from '../calls/single-flight.ts';

/** What a contact form holds: a field that was left empty is an empty text. */
type Typed<Body> = Body & { phoneNumber: string };

const toBody = <Body>({ phoneNumber, ...fields }: Typed<Body>) => ({
  ...fields,
  phoneNumber: phoneNumber === '' ? null : phoneNumber,
});

/** Sends the message of a signed-in user; throws an `ApiError`, which the form shows. */
export function useSendContact(): (message: Typed<SendContactRequest>) => Promise<unknown> {
  const { api } = useApp();
  return useSingleFlight((message) => unwrap(api.POST('/api/contact', { body: toBody(message) })));
}

/** Sends the message of a visitor; throws an `ApiError`, which the form shows. */
export function useSendPublicContact(): (message: Typed<SendPublicContactRequest>) => Promise<unknown> {
  const { api } = useApp();
  return useSingleFlight((message) => unwrap(api.POST('/api/public/contact', { body: toBody(message) })));
}
