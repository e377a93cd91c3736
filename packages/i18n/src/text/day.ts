/** Whether a text is a calendar day as the wire has them: `YYYY-MM-DD`, of the years 1000 to 2999, and one that exists. */
export function isDay(text: string): boolean {
  const parsed = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(text);
}
