import Bowser from 'bowser';

const longest = 100;

/** Browser and system of a user agent, such as `Chrome 140, Windows`; empty if it names neither. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  const [version] = (browser.version ?? '').split('.');
  return [[browser.name, version].filter(Boolean).join(' '), os.name]
    .filter(Boolean)
    .join(', ')
    .slice(0, longest);
}
