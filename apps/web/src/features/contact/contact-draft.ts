import { isText } from '../../drafts/draft-changes.ts';

/** The name of the draft of both contact forms. */
export const CONTACT_ITEM = 'contact';

/** What both contact forms keep while they are not sent; never the captcha's token. */
export const CONTACT_DRAFT_FIELDS = {
  emailAddress: isText,
  name: isText,
  phoneNumber: isText,
  userMessage: isText,
};
