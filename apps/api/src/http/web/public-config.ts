import type { PublicConfig } from '@odu/api-contract';
import { INTERFACE_VERSION } from '@odu/domain';
import type { Deps } from '../../deps.ts';

/** What the interface must know before anybody signs in (decision A2): the answer of its call, and what each page comes with. */
export const makePublicConfig = ({ config, mailer }: Pick<Deps, 'config' | 'mailer'>): PublicConfig => ({
  productName: config.productName,
  version: INTERFACE_VERSION,
  supportEmail: config.supportEmail,
  partnerLawFirm: config.partner,
  marketingUrl: config.links.marketing,
  userGuideUrl: config.links.guide,
  legalNoticeUrl: config.links.legalNotices,
  privacyUrl: config.links.privacy,
  termsUrl: config.links.terms,
  hasBilling: config.billing !== 'off',
  isSandboxPayment: config.billing === 'sandbox',
  isDevInbox: mailer.isDevInbox,
});
