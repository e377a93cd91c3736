import { permits, type Role } from '@tawseel/api-client/permissions';
import { blockersCall } from '@tawseel/api-client/calls';
import {
  blockersQuery,
  blockersResponse,
  type BlockedEntity,
  type BlockerKind,
  type DeletionBlocker,
} from '@tawseel/api-client/schemas';
import { readDriverBlockers } from '../drivers/drivers.repository.ts';
import type { Tx } from '../database/database.ts';
import { inCompany } from '../database/in-company.ts';
import type { Domain } from '../http/domain.ts';
import { readInput } from '../http/read-input.ts';
import { sendJson } from '../http/send-json.ts';
import { readMerchantBlockers } from '../merchants/merchants.repository.ts';
import { toDinars } from '../money/fils.ts';
import { countOpenOrders } from '../open-orders/open-orders.ts';

/** Amounts in fils and numbers of orders, by what keeps a row from deletion; 0 keeps nothing. */
export type Blockers = Partial<Record<BlockerKind, number>>;

const readers: Record<BlockedEntity, (tx: Tx, companyId: string, key: string) => Promise<Blockers>> = {
  driver: readDriverBlockers,
  merchant: readMerchantBlockers,
  city: async (tx, companyId, name) => ({
    open_orders: await countOpenOrders(tx, companyId, 'city_order', name),
  }),
};

const moneyKinds = ['order_money', 'commission', 'shortage', 'balance'] as const;

function visibleBlockers(blockers: Blockers, role: Role): DeletionBlocker[] {
  const unsettled = moneyKinds.filter((kind) => blockers[kind]);
  const money: DeletionBlocker[] = permits(role, 'balances.see')
    ? unsettled.map((kind) => ({ kind, value: toDinars(blockers[kind] ?? 0) }))
    : unsettled.slice(0, 1).map(() => ({ kind: 'unseen_balance' }));
  const { open_orders } = blockers;
  return open_orders ? [...money, { kind: 'open_orders', value: open_orders }] : money;
}

/** What keeps rows from deletion, so that it is said before the question. */
export const deletionBlockersDomain: Domain = {
  routes({ api, serve }) {
    const call = {
      ...blockersCall,
      summary: 'What keeps a driver, a merchant or a city from deletion: amounts, and open orders',
      group: 'Records',
      answer: blockersResponse,
    } as const;
    serve(call, async (caller, request, reply) => {
      const { entity, key } = readInput(blockersQuery, request.body);
      const blockers = await inCompany(api.database, caller, (tx) =>
        readers[entity](tx, caller.companyId, key),
      );
      return sendJson(reply, JSON.stringify({ success: true, data: visibleBlockers(blockers, caller.role) }));
    });
  },
};
