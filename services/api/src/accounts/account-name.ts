/** Names an account before it is known to exist: the company's own account has no user. */
export interface AccountName {
  companyId: string;
  user: string;
}

/** One text for an account, for counters of attempts and cookies. That of the company's own account is the company. */
export function accountText({ companyId, user }: AccountName): string {
  return user ? JSON.stringify([companyId, user]) : companyId;
}
