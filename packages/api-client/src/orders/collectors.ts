/** Who gets an order's price from the customer at the delivery. `Nobody`: the merchant was paid before. */
export const decidedCollectors = ['Driver', 'Company', 'Nobody'] as const;

/** `Undecided` is the collector of a payment type that the company does not know yet. */
export const collectors = [...decidedCollectors, 'Undecided'] as const;

/** Colours of who collects. */
export const collectorTones = { Undecided: 'attention' } as const;

export type Collector = (typeof collectors)[number];
export type DecidedCollector = (typeof decidedCollectors)[number];
