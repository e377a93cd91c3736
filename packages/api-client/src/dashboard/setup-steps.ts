/** What a new company does first, in this order. */
export const setupSteps = ['details', 'opening', 'city', 'driver', 'merchant', 'order', 'staff'] as const;

export type SetupStep = (typeof setupSteps)[number];
