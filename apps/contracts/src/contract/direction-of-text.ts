/** The direction of a text's first letter, as `dir="auto"` takes it; a drawing has no such attribute. */
export function directionOfText(text: string): 'rtl' | 'ltr' {
  return /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr';
}
