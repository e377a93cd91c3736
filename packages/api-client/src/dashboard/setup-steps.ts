/** The first steps of a new company, in order. */
export const setupSteps = ['details', 'opening', 'city', 'driver', 'merchant', 'order', 'staff'] as const;

export type SetupStep = (typeof setupSteps)[number];
