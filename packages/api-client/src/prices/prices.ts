import { useApiMutation, useApiQuery } from '@tawseel/api-client';
import {
  gridResponse,
  priceCreationCall,
  priceEndCall,
  priceFileCall,
  priceFileResponse,
  priceGridCall,
  priceUpdateCall,
  quoteCall,
  quotesResponse,
  requotingCall,
  requotingResponse,
  type PriceFile,
  type QuoteQuery,
  type Requoting,
} from './prices.calls.ts';
import { readData } from '../client/read-data.ts';

export { area, areaCreation, type Area, type AreaCreation } from './area.entity.ts';
export { price, type Price } from './price.entity.ts';
export {
  dayQuery,
  priceCreation,
  priceEnd,
  priceFileLimit,
  priceUpdate,
  quoteLimit,
  type DayQuery,
  type PriceCell,
  type PriceCreation,
  type PriceEnd,
  type PriceFile,
  type PriceFileOutcome,
  type PriceUpdate,
  type Quote,
  type QuoteQuery,
  type Requoting,
} from './prices.calls.ts';
export { quoteSources, type QuoteSource } from './quote-sources.ts';

const reads = ['price', 'city', 'area', 'merchant'] as const;

/** What orders would cost, one quote each, null for an unknown city; `quoteLimit` orders at most. Undefined while it loads. */
export const useQuotes = (orders: QuoteQuery['orders'], day?: string) =>
  useApiQuery({
    name: 'quotes',
    reads,
    call: quoteCall,
    body: { orders, ...(day && { day }) },
    isWanted: orders.length > 0,
    read: (response) => readData(quotesResponse, response),
  });

/** The prices of a day, today if it is left out, of all cities and areas: those of some merchants, and those without one. */
export const usePriceGrid = (merchants: readonly string[], day?: string) =>
  useApiQuery({
    name: 'price-grid',
    reads,
    call: priceGridCall,
    body: { merchants, ...(day && { day }) },
    read: (response) => readData(gridResponse, response),
  });

/** Adds a price from a day on. */
export const usePriceCreation = () => useApiMutation(priceCreationCall);
/** Changes a price that no order was quoted yet. */
export const usePriceUpdate = () => useApiMutation(priceUpdateCall);
/** Ends a price on a day, or removes one that has not begun. */
export const usePriceEnd = () => useApiMutation(priceEndCall);

/** Returns a function that looks at rows of a file of prices, or writes them, and resolves to what became of each. */
export function usePriceFile() {
  const send = useApiMutation(priceFileCall);
  return send && (async (file: PriceFile) => readData(priceFileResponse, await send(file)));
}

/** Returns a function that gives open orders the present price, and resolves to the number of orders whose quote changed. */
export function useRequoting() {
  const send = useApiMutation(requotingCall);
  return send && (async (scope: Requoting) => readData(requotingResponse, await send(scope)).orders);
}
