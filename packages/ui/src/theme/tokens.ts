/** Design tokens for styles: each is a custom property that {@link GlobalStyle} defines for both themes. */
export const tokens = {
  color: {
    bg: 'var(--bg)',
    surface: 'var(--surface)',
    raised: 'var(--raised)',
    sunken: 'var(--sunken)',
    line: 'var(--line)',
    lineStrong: 'var(--line-strong)',
    lineField: 'var(--line-field)',
    text: 'var(--text)',
    muted: 'var(--muted)',
    faint: 'var(--faint)',
    accent: 'var(--accent)',
    accentStrong: 'var(--accent-strong)',
    accentSoft: 'var(--accent-soft)',
    onAccent: 'var(--on-accent)',
    amber: 'var(--amber)',
    amberSoft: 'var(--amber-soft)',
    red: 'var(--red)',
    redStrong: 'var(--red-strong)',
    redSoft: 'var(--red-soft)',
    onRed: 'var(--on-red)',
    green: 'var(--green)',
    greenSoft: 'var(--green-soft)',
    backdrop: 'var(--backdrop)',
    brand: 'var(--brand)',
    onBrand: 'var(--on-brand)',
  },
  shadow: { low: 'var(--shadow-1)', high: 'var(--shadow-2)' },
  radius: { small: '7px', medium: '10px', large: '14px', round: '99px' },
  font: { sans: 'var(--font-sans)', mono: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace' },
  /** `control` and `controlSmall` do not follow the text size of the browser: use `height`. */
  size: { control: '36px', controlSmall: '30px', pageWidth: '1920px' },
  /** Heights of controls of one line, which follow the text size of the browser. */
  height: { control: '2.25rem', controlSmall: '1.875rem', touch: '2.75rem' },
  /** Duration and easing of all transitions; none under reduced motion. */
  motion: '140ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Width in px below which the kit uses the phone layout. */
export const phoneWidth = 700;

/** Media queries of the kit. Below `phone` a table row becomes a card and a dialog fills the screen. */
export const media = {
  phone: `@media (width < ${phoneWidth}px)`,
  print: '@media print',
} as const;
