/** Names an account before it is known to exist: the company's own account has no user. */
export interface AccountName {
  companyId: string;
  user: string;
  /** Whether it is a driver of the driver's app, and nobody of the console. */
  kind?: 'driver';
}

/** One text for an account, for counters of attempts and cookies. That of the company's own account is the company. */
export function accountText({ companyId, user, kind }: AccountName): string {
  if (kind) return JSON.stringify([companyId, user, kind]);
  return user ? JSON.stringify([companyId, user]) : companyId;
}
