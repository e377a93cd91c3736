/** Who has the parcel of an order. */
export const places = ['Merchant', 'Branch', 'Driver', 'Customer'] as const;

export type Place = (typeof places)[number];

/**
 * What has to be done with a parcel: collect it at the merchant; send it out from the branch; wait for the driver who has it; decide after
 * a failed attempt without a next day; return it. `failed` are those of an attempt that failed today.
 */
export const stages = ['collect', 'branch', 'out', 'failed', 'decide', 'return'] as const;

export type Stage = (typeof stages)[number];
