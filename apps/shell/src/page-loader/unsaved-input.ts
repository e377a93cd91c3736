/** Whether leaving the page would lose something typed: asks those who would ask the user. */
export function hasUnsavedInput(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
