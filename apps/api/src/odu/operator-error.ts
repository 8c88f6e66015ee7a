/** What the operator asked cannot be done: its message is one French sentence. */
export class OperatorError extends Error {}
