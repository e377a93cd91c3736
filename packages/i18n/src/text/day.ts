/** Whether a text is an existing calendar day in wire format: `YYYY-MM-DD`, from the years 1000 to 2999. */
export function isDay(text: string): boolean {
  const parsed = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(text);
}
