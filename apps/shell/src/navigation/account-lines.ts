/** The two lines of the account button: the person, and company and id below; or the company, and the id below. */
export function accountLines(
  person: string,
  company: string,
  adminId: string,
): readonly [name: string, detail: string] {
  if (!person) return [company, adminId];
  // Isolated: after Arabic letters the parts of an id such as 1001-7 would change places.
  return [person, [company, adminId && `\u2068${adminId}\u2069`].filter(Boolean).join(' · ')];
}
