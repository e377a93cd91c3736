/**
 * Shows what is typed into a field as screens show it, such as with Latin digits. The caret stays where it is. Returns the text.
 *
 * @param plain The text as screens show it.
 */
export function showPlain(input: HTMLInputElement, plain: (typed: string) => string): string {
  const { value, selectionStart } = input;
  const shown = plain(value);
  if (shown !== value) {
    input.value = shown;
    // The caret of an email field cannot be read or set.
    if (selectionStart !== null) {
      const caret = plain(value.slice(0, selectionStart)).length;
      input.setSelectionRange(caret, caret);
    }
  }
  return shown;
}
