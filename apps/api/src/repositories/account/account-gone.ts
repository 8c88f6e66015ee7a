/** The account of a caller is not there any more: it was erased after its session was checked. */
export class AccountGone extends Error {
  constructor() {
    super('no account has this id');
  }
}
