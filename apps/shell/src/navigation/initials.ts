/** Initials of a person or company: two Latin letters, or one letter of another script. */
export function initials(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/);
  // Two Arabic initials would join into a meaningless word, so one letter is shown.
  return first.slice(0, 1) + (/[A-Za-z]/.test(first) ? second.slice(0, 1) : '');
}
