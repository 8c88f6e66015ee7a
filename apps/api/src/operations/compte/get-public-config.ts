import { INTERFACE_VERSION } from '@odu/domain';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';

/** Gives what the interface must know before anybody signs in (decision A2). */
export const getPublicConfig =
  ({ config, mailer }: Deps): Handler<'getPublicConfig'> =>
  () =>
    Promise.resolve({
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
