import { cashCountCall, moneyMoveCall, openingCall } from '@tawseel/api-client/calls';
import { openingBalance } from '@tawseel/api-client/schemas';
import type { Domain } from '../http/domain.ts';
import { serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { cashDayList, moneyAgeList } from './account-days.list.ts';
import {
  checkAccountDays,
  checkAccounts,
  checkJournals,
  checkJournalTexts,
  checkOrderJournals,
} from './books.check.ts';
import { accountBalanceList, cashList, journalList, openingList } from './books.list.ts';
import { countCashBox } from './count-cash-box.ts';
import { checkIdentities } from './identity.ts';
import { moveMoney } from './move-money.ts';
import { checkOpenings } from './openings.check.ts';
import { postOpening } from './post-opening.ts';

const group = 'Books';

export const booksDomain: Domain = {
  entities: [openingBalance],
  checks: [
    checkJournals,
    checkAccounts,
    checkAccountDays,
    checkJournalTexts,
    checkOrderJournals,
    checkIdentities,
    checkOpenings,
  ],
  routes(calls) {
    serveList(calls, 'Where the money is now, what is owed and what is earned, by account', group, cashList);
    serveList(calls, 'Where the money was, what was owed and what was earned, by day', group, cashDayList);
    serveList(calls, 'What drivers hold and what is owed, by age in days', group, moneyAgeList);
    serveList(
      calls,
      'The balance of each account of a driver, a merchant or the company',
      group,
      accountBalanceList,
    );
    serveList(
      calls,
      'Postings with their journals; filter by `account`, `holder_id`, `kind`, `reference`, `merchant_id`, `admin_id` and `happened_at`',
      group,
      journalList,
    );
    serveChange(calls, {
      ...moneyMoveCall,
      summary: 'Move money between the cash box, the bank, clearing and the owner',
      group,
      done: 'moneyMoved',
      run: (tx, caller, body) => moveMoney(tx, caller, body),
    });
    serveChange(calls, {
      ...cashCountCall,
      summary: 'Set the cash box to what was counted; refused unless `expected` is its present balance',
      group,
      done: 'cashBoxCounted',
      run: (tx, caller, body) => countCashBox(tx, caller, body),
    });
    serveList(calls, 'Opening money of accounts: what they had before the books began', group, openingList);
    serveChange(calls, {
      ...openingCall,
      summary:
        'Set opening money; after the first count, handover or payout the owner alone does, with a reason',
      group,
      done: 'openingPosted',
      run: (tx, caller, body) => postOpening(tx, caller, body),
    });
  },
};
