import { exportColumns } from '@tawseel/api-client/export-file';
import {
  customerDataCall,
  customerExportCall,
  retentionCall,
  retentionUpdateCall,
} from '@tawseel/api-client/calls';
import {
  customerData,
  customerExport,
  customerQuery,
  customerRecord,
  done,
  retentionQuery,
  retentionResponse,
} from '@tawseel/api-client/schemas';
import { inCompany } from '../database/in-company.ts';
import { recordExport } from '../exports/record-export.ts';
import { sendFile, types } from '../exports/send-file.ts';
import type { Calls } from '../http/calls.ts';
import { serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { readInput } from '../http/read-input.ts';
import { sendJson } from '../http/send-json.ts';
import { streamResponse } from '../http/stream-response.ts';
import { recordCallerEvent } from '../records/record-event.ts';
import { phoneKey, readCustomerData, readCustomerRecords } from './customer-records.ts';
import { serveErasure } from './erasure.routes.ts';
import { countDue, readRetention, setRetention } from './retention.ts';

const group = 'Privacy';

/** Customers' data: what the company holds on a phone number, its export and erasure, and the retention. */
export const privacyDomain: Domain = {
  routes(calls) {
    serveCustomerData(calls);
    serveCustomerExport(calls);
    serveErasure(calls, group);
    serveRetention(calls);
    serveChange(calls, {
      ...retentionUpdateCall,
      summary: "Set how many months customers' data of ended and deleted orders is retained; null for no end",
      group,
      fresh: true,
      done: 'retentionUpdated',
      run: async (tx, caller, { retention_months }) => {
        await setRetention(tx, caller.companyId, retention_months);
        await recordCallerEvent(tx, caller, {
          entity: 'customer',
          entityKey: 'retention',
          action: 'update',
          details: { retention_months },
        });
      },
    });
  },
};

function serveCustomerData({ api, serve }: Calls) {
  const call = {
    ...customerDataCall,
    summary: 'What the company holds on a phone number: numbers, and the newest records',
    group,
    answer: customerData,
  } as const;
  serve(call, async (caller, request, reply) => {
    const { phone } = readInput(customerQuery, request.body);
    const { companyId } = caller;
    const data = await inCompany(api.database, caller, async (tx) => {
      const key = await phoneKey(tx, phone);
      const customer = api.hashCustomer([companyId, key]);
      await recordCallerEvent(tx, caller, { entity: 'customer', entityKey: customer, action: 'view' });
      return readCustomerData(tx, companyId, key, customer);
    });
    return sendJson(reply, `{"success":true,"data":${data}}`);
  });
}

function serveCustomerExport({ api, serve }: Calls) {
  const name = 'customer-data';
  const call = {
    ...customerExportCall,
    summary: 'Everything that the company holds on a phone number as CSV or XLSX',
    group,
    answer: done,
    produces: types.xlsx,
  } as const;
  serve(call, async (caller, request, reply) => {
    const { phone, format, language = caller.language } = readInput(customerExport, request.body);
    return streamResponse<string | Buffer>(api, caller, reply, async () => {
      const records = await inCompany(api.database, caller, async (tx) => {
        await recordExport(tx, caller, name, format);
        return readCustomerRecords(tx, caller.companyId, await phoneKey(tx, phone));
      });
      const columns = exportColumns(customerRecord, language);
      return sendFile(reply, { name, format, language, columns }, records);
    });
  });
}

function serveRetention({ api, serve }: Calls) {
  const call = {
    ...retentionCall,
    summary:
      "The company's retention; `due` counts the orders that `retention_months`, or the present one, affects",
    group,
    answer: retentionResponse,
  } as const;
  serve(call, async (caller, request) => {
    const { retention_months: asked } = readInput(retentionQuery, request.body);
    const data = await inCompany(api.database, caller, async (tx) => {
      const present = await readRetention(tx, caller.companyId);
      const due = await countDue(tx, caller.companyId, asked === undefined ? present : asked);
      return { retention_months: present, due };
    });
    return { success: true, data };
  });
}
