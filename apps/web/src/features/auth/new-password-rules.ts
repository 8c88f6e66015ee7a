import { PASSWORD_RULES } from '@odu/domain';

/** The four rules of a new password, ticked for what is typed. */
export const checkRules = (password: string) =>
  PASSWORD_RULES.map(({ id, label, test }) => ({ id, label, isMet: test(password) }));
