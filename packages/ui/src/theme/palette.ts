/** Colours of one theme by the name of their custom property. A test checks the used pairs for WCAG AA. */
export interface Palette {
  bg: string;
  surface: string;
  raised: string;
  sunken: string;
  line: string;
  'line-strong': string;
  /** Border of a field: contrast of at least 3:1 with its background. */
  'line-field': string;
  text: string;
  muted: string;
  /** Placeholders and secondary hints; still readable. */
  faint: string;
  accent: string;
  'accent-strong': string;
  'accent-soft': string;
  'on-accent': string;
  amber: string;
  'amber-soft': string;
  red: string;
  'red-strong': string;
  'red-soft': string;
  'on-red': string;
  green: string;
  'green-soft': string;
  backdrop: string;
  /** Brand surface of the sign-in page, the same in both themes. */
  brand: string;
  'on-brand': string;
  'shadow-1': string;
  'shadow-2': string;
}

export const light: Palette = {
  bg: '#f6f7f9',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f0f2f5',
  line: '#e3e7ec',
  'line-strong': '#cdd4dc',
  'line-field': '#828e9d',
  text: '#0f1b2a',
  muted: '#55636f',
  faint: '#637080',
  accent: '#0f766e',
  'accent-strong': '#0b5f59',
  'accent-soft': '#e3f4f1',
  'on-accent': '#ffffff',
  amber: '#92400e',
  'amber-soft': '#fdf1dc',
  red: '#b91c1c',
  'red-strong': '#991b1b',
  'red-soft': '#fdeaea',
  'on-red': '#ffffff',
  green: '#166b39',
  'green-soft': '#e4f5ea',
  backdrop: 'rgb(15 27 42 / 0.42)',
  brand: 'radial-gradient(120% 90% at 15% 0%, #0f766e 0%, #0b5f59 45%, #0b3f44 100%)',
  'on-brand': '#ffffff',
  'shadow-1': '0 1px 2px rgb(15 27 42 / 0.06)',
  'shadow-2': '0 12px 32px -8px rgb(15 27 42 / 0.2), 0 2px 6px rgb(15 27 42 / 0.06)',
};

export const dark: Palette = {
  bg: '#0c1219',
  surface: '#121a23',
  raised: '#18222d',
  sunken: '#0f1720',
  line: '#22303d',
  'line-strong': '#33465a',
  'line-field': '#627890',
  text: '#e8eef4',
  muted: '#9fb0c0',
  faint: '#8697a9',
  accent: '#2dd4bf',
  'accent-strong': '#5eead4',
  'accent-soft': '#10322f',
  'on-accent': '#04211e',
  amber: '#fbbf24',
  'amber-soft': '#33260c',
  red: '#f98080',
  'red-strong': '#fca5a5',
  'red-soft': '#3a1818',
  'on-red': '#2b0808',
  green: '#4ade80',
  'green-soft': '#12301d',
  backdrop: 'rgb(2 6 12 / 0.64)',
  brand: 'radial-gradient(120% 90% at 15% 0%, #0f766e 0%, #0b5f59 45%, #0b3f44 100%)',
  'on-brand': '#ffffff',
  'shadow-1': '0 1px 2px rgb(0 0 0 / 0.4)',
  'shadow-2': '0 16px 40px -8px rgb(0 0 0 / 0.7)',
};

/** The palette as CSS custom properties. */
export function propertiesOf(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');
}
