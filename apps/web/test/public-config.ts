import type { PublicConfig } from '@odu/api-contract';

/** What the server tells everybody, with its defaults. */
export const PUBLIC_CONFIG: PublicConfig = {
  productName: 'ODU',
  version: 'ODU-v0.8.0',
  supportEmail: 'support@odu.example',
  partnerLawFirm: null,
  marketingUrl: '/bienvenue',
  userGuideUrl: '/guide',
  legalNoticeUrl: '/mentions-legales',
  privacyUrl: '/confidentialite',
  termsUrl: '/conditions',
  hasBilling: true,
  isSandboxPayment: true,
  isDevInbox: true,
};
