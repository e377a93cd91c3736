const key = 'last-sign-in';

/** Company and user of the last sign-in in this browser; empty before the first one, the user also for the owner. */
export function readLastSignIn() {
  const [company_id = '', user = ''] = (localStorage.getItem(key) ?? '').split('\n');
  return { company_id, user };
}

export function storeLastSignIn(company: string, user = ''): void {
  localStorage.setItem(key, `${company}\n${user}`);
}
