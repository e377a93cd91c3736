import {
  priceCreationCall,
  priceEndCall,
  priceFileCall,
  priceGridCall,
  priceUpdateCall,
  quoteCall,
  requotingCall,
  rowCreation,
  rowRemoval,
  rowRestoration,
} from '@tawseel/api-client/calls';
import {
  area,
  areaCreation,
  gridResponse,
  price,
  priceFileResponse,
  quotesResponse,
  requotingResponse,
} from '@tawseel/api-client/prices-schemas';
import { rowCounter } from '../checks/counters.ts';
import { serveSummary } from '../http/serve-summary.ts';
import { largeBodyLimit } from '../http/body-limit.ts';
import type { Calls } from '../http/calls.ts';
import { serveAction, serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { readInput } from '../http/read-input.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import { keyInPath } from '../rows/row-key.ts';
import { createArea, deleteArea, restoreArea } from './areas.repository.ts';
import { importPrices } from './price-file.ts';
import { gridQuery, quotesQuery } from './price-queries.ts';
import { checkFees, checkOverlaps, checkQuotes } from './prices.check.ts';
import { createPrice, endPrice, updatePrice } from './prices.repository.ts';
import { requoteScope } from './requote.ts';

const group = 'Prices';

export const pricesDomain: Domain = {
  entities: [area, price],
  counters: [rowCounter(area), rowCounter(price)],
  checks: [checkQuotes, checkFees, checkOverlaps],
  routes(calls) {
    serveAreas(calls);
    serveQuotes(calls);
    servePrices(calls);
  },
};

function serveAreas(calls: Calls) {
  serveList(calls, 'Areas of cities', group, entityList(area, { counter: 'areas' }));
  serveChange(calls, {
    ...rowCreation(area),
    group,
    summary: 'Add an area of a city',
    body: areaCreation,
    done: 'created',
    run: createArea,
  });
  serveAction(calls, {
    ...rowRemoval(area),
    group,
    summary: 'Delete an area that no present or planned price names; it can be restored',
    done: 'deleted',
    run: (tx, { companyId }, parameters) => deleteArea(tx, companyId, keyInPath(area, parameters)),
  });
  serveAction(calls, {
    ...rowRestoration(area),
    group,
    summary: 'Restore a deleted area',
    done: 'restored',
    run: (tx, { companyId }, parameters) => restoreArea(tx, companyId, keyInPath(area, parameters)),
  });
}

function serveQuotes(calls: Calls) {
  serveSummary(calls, quoteCall, {
    group,
    summary: 'What orders would cost that are taken in on a day; null for an unknown city',
    answer: quotesResponse,
    query: (companyId, body) => quotesQuery(companyId, readInput(quoteCall.body, body)),
  });
  serveSummary(calls, priceGridCall, {
    group,
    summary: 'Prices of a day by city and area: of some merchants, and of those who have none of their own',
    answer: gridResponse,
    query: (companyId, body) => gridQuery(companyId, readInput(priceGridCall.body, body)),
  });
}

function servePrices(calls: Calls) {
  serveList(calls, 'Prices of all days', group, entityList(price, { counter: 'prices' }));
  serveChange(calls, {
    ...priceCreationCall,
    group,
    summary: 'Add a price from a day on; `ends_present` ends the one that counts on the day before',
    done: 'priceCreated',
    run: createPrice,
  });
  serveChange(calls, {
    ...priceUpdateCall,
    group,
    summary: 'Change a price that no order was quoted',
    done: 'priceUpdated',
    run: updatePrice,
  });
  serveChange(calls, {
    ...priceEndCall,
    group,
    summary: 'Set the last day of a price; a day before its first one removes it, if it has not begun',
    done: 'priceEnded',
    run: endPrice,
  });
  serveChange(calls, {
    ...priceFileCall,
    group,
    summary: 'Add the prices of rows of a file, or tell what would become of them',
    answer: priceFileResponse,
    bodyLimit: largeBodyLimit,
    done: 'pricesImported',
    run: async (tx, caller, file) => ({
      message: file.writes ? 'pricesImported' : 'pricesRead',
      data: await importPrices(tx, caller, file),
    }),
  });
  serveChange(calls, {
    ...requotingCall,
    group,
    summary: 'Give open orders the price that counts at present',
    answer: requotingResponse,
    done: 'ordersRequoted',
    run: async (tx, { companyId }, requoting) => {
      const orders = await requoteScope(tx, companyId, requoting);
      return { message: 'ordersRequoted', values: { count: orders }, data: { orders } };
    },
  });
}
