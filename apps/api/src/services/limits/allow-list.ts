/** True when the operator's list (e-mails or `@domain`, lower case) is empty or has the normalised address (decision B1). */
export const isEmailAllowed = (allowedEmails: readonly string[], emailAddress: string): boolean =>
  allowedEmails.length === 0 ||
  allowedEmails.includes(emailAddress) ||
  allowedEmails.includes(emailAddress.slice(emailAddress.lastIndexOf('@')));
