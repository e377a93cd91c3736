import { orderImportCall, orderImportDiscardCall } from '@tawseel/api-client/calls';
import { importResponse, orderImport } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { largeBodyLimit } from '../http/body-limit.ts';
import { serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import { importOrders } from './import-orders.ts';
import { checkOrderImports } from './order-imports.check.ts';
import { discardImport } from './order-imports.repository.ts';

const group = 'Orders';

const orderImportList = entityList(orderImport, { from: sql`imports_of_orders` });

export const orderImportsDomain: Domain = {
  checks: [checkOrderImports],
  routes(calls) {
    serveList(calls, 'Imported files of orders', group, orderImportList);
    serveChange(calls, {
      ...orderImportCall,
      group,
      summary: 'Add rows of a file as orders, each once; the response has an outcome for each row',
      answer: importResponse,
      bodyLimit: largeBodyLimit,
      done: 'ordersImported',
      run: async (tx, caller, body) => ({
        message: 'ordersImported',
        data: await importOrders(tx, caller, body),
      }),
    });
    serveChange(calls, {
      ...orderImportDiscardCall,
      group,
      summary: 'Remove the orders of an import, which must all be pending',
      done: 'importDiscarded',
      run: (tx, { companyId }, { import_id }) => discardImport(tx, companyId, import_id),
    });
  },
};
