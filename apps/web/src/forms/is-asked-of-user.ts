/** Whether an error is the user's to mend: the bot check works by itself, and only where nothing else is wrong has it had the time. */
export const isAskedOfUser =
  (errors: object) =>
  (name: string): boolean =>
    name !== 'captchaToken' || Object.keys(errors).length === 1;
