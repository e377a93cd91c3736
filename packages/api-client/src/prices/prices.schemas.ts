/** Descriptions, schemas and types of the prices' calls, for the server. */
export { area, type Area, areaCreation, type AreaCreation } from './area.entity.ts';
export { price } from './price.entity.ts';
export {
  gridResponse,
  type PriceCell,
  type PriceCreation,
  priceCreation,
  type PriceEnd,
  type PriceFile,
  type PriceFileOutcome,
  priceFileResponse,
  type PriceUpdate,
  type Quote,
  type QuoteQuery,
  quotesResponse,
  type Requoting,
  requotingResponse,
} from './prices.calls.ts';
export { quoteSources, type QuoteSource } from './quote-sources.ts';
