import { handoverCall, handoverReversalCall, shortageCall } from '@tawseel/api-client/calls';
import { handover } from '@tawseel/api-client/schemas';
import { serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { checkHandovers, checkHeldOrders } from './handovers.check.ts';
import { handoverDriverList, handoverList, handoverOrderList } from './handovers.list.ts';
import { postHandover } from './post-handover.ts';
import { postShortage } from './post-shortage.ts';
import { reverseHandover } from './reverse-handover.ts';

const group = 'Handovers';

export const handoversDomain: Domain = {
  entities: [handover],
  checks: [checkHandovers, checkHeldOrders],
  routes(calls) {
    serveList(calls, "Handovers of drivers' cash", group, handoverList);
    serveList(
      calls,
      'Drivers with cash, a shortage or orders to hand over; the filter `waiting`: `only` leaves those for more than a day',
      group,
      handoverDriverList,
    );
    serveList(
      calls,
      'Orders whose cash drivers collected, of a handover by `handover_id`; `0`: not handed over yet',
      group,
      handoverOrderList,
    );
    serveChange(calls, {
      ...handoverCall,
      group,
      summary: "Post a driver's handover; refused where the driver's cash is not the one that was seen",
      done: 'handoverPosted',
      run: (tx, { companyId }, body) => postHandover(tx, companyId, body),
    });
    serveChange(calls, {
      ...handoverReversalCall,
      group,
      summary: 'Reverse a handover with a reason: the driver has its cash and its orders again',
      done: 'handoverReversed',
      run: (tx, { companyId }, body) => reverseHandover(tx, companyId, body),
    });
    serveChange(calls, {
      ...shortageCall,
      group,
      summary: "Post a driver's shortage as repaid or written off, in whole or in part",
      done: 'shortagePosted',
      run: (tx, { companyId }, body) => postShortage(tx, companyId, body),
    });
  },
};
