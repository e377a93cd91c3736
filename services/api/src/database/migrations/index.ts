import type { QueryExecutorProvider } from 'kysely';
import { up as textAndRole } from './0001-text-and-role.ts';
import { up as companies } from './0002-companies.ts';
import { up as records } from './0003-records.ts';
import { up as fleet } from './0004-fleet.ts';
import { up as merchants } from './0005-merchants.ts';
import { up as finance } from './0006-finance.ts';
import { up as contracts } from './0007-contracts.ts';
import { up as companyWall } from './0008-company-wall.ts';
import { up as contractSearch } from './0009-contract-search.ts';
import { up as listedRows } from './0010-listed-rows.ts';
import { up as sortedPages } from './0011-sorted-pages.ts';
import { up as quickerFolding } from './0012-quicker-folding.ts';
import { up as valueSearch } from './0013-value-search.ts';
import { up as sessionRenewal } from './0014-session-renewal.ts';
import { up as ledgerReference } from './0015-ledger-reference.ts';
import { up as hiddenExpenses } from './0016-hidden-expenses.ts';
import { up as auditedColumns } from './0017-audited-columns.ts';
import { up as orderNote } from './0018-order-note.ts';
import { up as carServices } from './0019-car-services.ts';
import { up as pickedUpLabel } from './0020-picked-up-label.ts';
import { up as orderEndReason } from './0021-order-end-reason.ts';
import { up as activity } from './0022-activity.ts';
import { up as profitsOfMerchant } from './0023-profits-of-merchant.ts';
import { up as attention } from './0024-attention.ts';
import { up as dayCounters } from './0025-day-counters.ts';
import { up as pageVersions } from './0026-page-versions.ts';
import { up as accounts } from './0027-accounts.ts';
import { up as factors } from './0028-factors.ts';
import { up as customerData } from './0029-customer-data.ts';
import { up as books } from './0030-books.ts';
import { up as handovers } from './0031-handovers.ts';
import { up as payouts } from './0032-payouts.ts';
import { up as accountDays } from './0033-account-days.ts';
import { up as callerChecks } from './0035-caller-checks.ts';
import { up as searchChunks } from './0036-search-chunks.ts';
import { up as journalTexts } from './0037-journal-texts.ts';
import { up as newestDeletedOrders } from './0038-newest-deleted-orders.ts';
import { up as unreadViews } from './0039-unread-views.ts';
import { up as carServiceTime } from './0040-car-service-time.ts';
import { up as paymentTypes } from './0041-payment-types.ts';
import { up as openingBalances } from './0042-opening-balances.ts';
import { up as differencesAndApprovedFees } from './0043-differences-and-approved-fees.ts';
import { up as passwordResets } from './0044-password-resets.ts';
import { up as adjustmentsWithoutOrder } from './0045-adjustments-without-order.ts';
import { up as spellings } from './0047-spellings.ts';
import { up as activityByPerson } from './0048-activity-by-person.ts';
import { up as companyDetailsAndSetup } from './0049-company-details-and-setup.ts';
import { up as expenseCategory } from './0050-expense-category.ts';
import { up as entrance } from './0051-entrance.ts';
import { up as parcelCodes } from './0052-parcel-codes.ts';
import { up as orderImports } from './0053-order-imports.ts';
import { up as dispatch } from './0054-dispatch.ts';
import { up as driverApp } from './0055-driver-app.ts';
import { up as prices } from './0056-prices.ts';

/** In the order they run; a name that has been released never changes. */
export const migrations: Record<string, (db: QueryExecutorProvider) => Promise<void>> = {
  '0001-text-and-role': textAndRole,
  '0002-companies': companies,
  '0003-records': records,
  '0004-fleet': fleet,
  '0005-merchants': merchants,
  '0006-finance': finance,
  '0007-contracts': contracts,
  '0008-company-wall': companyWall,
  '0009-contract-search': contractSearch,
  '0010-listed-rows': listedRows,
  '0011-sorted-pages': sortedPages,
  '0012-quicker-folding': quickerFolding,
  '0013-value-search': valueSearch,
  '0014-session-renewal': sessionRenewal,
  '0015-ledger-reference': ledgerReference,
  '0016-hidden-expenses': hiddenExpenses,
  '0017-audited-columns': auditedColumns,
  '0018-order-note': orderNote,
  '0019-car-services': carServices,
  '0020-picked-up-label': pickedUpLabel,
  '0021-order-end-reason': orderEndReason,
  '0022-activity': activity,
  '0023-profits-of-merchant': profitsOfMerchant,
  '0024-attention': attention,
  '0025-day-counters': dayCounters,
  '0026-page-versions': pageVersions,
  '0027-accounts': accounts,
  '0028-factors': factors,
  '0029-customer-data': customerData,
  '0030-books': books,
  '0031-handovers': handovers,
  '0032-payouts': payouts,
  '0033-account-days': accountDays,
  '0035-caller-checks': callerChecks,
  '0036-search-chunks': searchChunks,
  '0037-journal-texts': journalTexts,
  '0038-newest-deleted-orders': newestDeletedOrders,
  '0039-unread-views': unreadViews,
  '0040-car-service-time': carServiceTime,
  '0041-payment-types': paymentTypes,
  '0042-opening-balances': openingBalances,
  '0043-differences-and-approved-fees': differencesAndApprovedFees,
  '0044-password-resets': passwordResets,
  '0045-adjustments-without-order': adjustmentsWithoutOrder,
  '0047-spellings': spellings,
  '0048-activity-by-person': activityByPerson,
  '0049-company-details-and-setup': companyDetailsAndSetup,
  '0050-expense-category': expenseCategory,
  '0051-entrance': entrance,
  '0052-parcel-codes': parcelCodes,
  '0053-order-imports': orderImports,
  '0054-dispatch': dispatch,
  '0055-driver-app': driverApp,
  '0056-prices': prices,
};
