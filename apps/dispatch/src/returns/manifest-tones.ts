/** Tones of the states of a manifest. */
export const manifestTones = { Draft: 'attention ring', Signed: 'good tick' } as const;
