/** Which rule a quote came from, the strongest first; `City` is the city's own price, which is always there. */
export const quoteSources = ['MerchantArea', 'MerchantCity', 'Area', 'City'] as const;

export type QuoteSource = (typeof quoteSources)[number];
