import type { PaymentProviderStates, ProviderStateHandlers } from '@odu/api-contract/provider-states';

/** Their interactions are left out while the calls are not served: the first one that is served asks for its states. */
const notMadeYet = () => Promise.reject(new Error('this state comes with the payment calls'));

export const makePaiementStates = (): Pick<ProviderStateHandlers, keyof PaymentProviderStates> => ({
  'the account has an active standard subscription with auto-renew': notMadeYet,
  'the account has an ended standard subscription': notMadeYet,
  'the account has a payment under way': notMadeYet,
  'a DUERP can be bought': notMadeYet,
  'a DUERP could be bought but for the address': notMadeYet,
  'a coupon exists': notMadeYet,
});
