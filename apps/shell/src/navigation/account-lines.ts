const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The two lines of the account button: the person, and company and id below; or the company, and the id below. An id that the
 * server has drawn at random says nothing to people.
 */
export function accountLines(
  person: string,
  company: string,
  adminId: string,
): readonly [name: string, detail: string] {
  const id = isUuid.test(adminId) ? '' : adminId;
  if (!person) return [company, id];
  // Isolated: after Arabic letters the parts of an id such as 1001-7 would change places.
  return [person, [company, id && `\u2068${id}\u2069`].filter(Boolean).join(' · ')];
}
