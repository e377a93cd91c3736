/** The two lines of the account button: person, or company, and what the token says beside it. */
export function accountLines(
  person: string,
  company: string,
  adminId: string,
): readonly [name: string, detail: string] {
  return person ? [person, [company, adminId].filter(Boolean).join(' · ')] : [company, adminId];
}
