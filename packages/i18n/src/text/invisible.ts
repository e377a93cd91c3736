/**
 * Characters that show nothing: direction marks, zero-width spaces and joiners, variation selectors, fillers. Messengers, address
 * books and phone keyboards put them into text, and nobody sees that a copy has them.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without the characters that show nothing. */
export function visibleText(value: string): string {
  return value.replace(invisible, '');
}

/** Whether a text shows nothing. */
export function isBlank(value: string): boolean {
  return visibleText(value).trim() === '';
}
