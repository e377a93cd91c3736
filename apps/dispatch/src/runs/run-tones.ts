/** Colour and mark of each state of a run. */
export const runTones = {
  Draft: 'attention ring',
  Issued: 'accent arrow',
  Closed: 'good tick',
} as const;
