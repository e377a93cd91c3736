/** Every call of the API that is not of rows, and how calls are described. */
export { cashCountCall, moneyMoveCall, openingCall, orderReversalCall } from './books/books.calls.ts';
export { handoverCall, handoverReversalCall, shortageCall } from './handovers/handovers.calls.ts';
export { blockersCall } from './deletion-blockers/deletion-blockers.calls.ts';
export { driverMoneyCall } from './drivers/driver-money.ts';
export {
  factorConfirmationCall,
  factorResetCall,
  passkeyCreationCall,
  passkeyOptionsCall,
  passkeyRemovalCall,
  recoveryCodesCall,
  securityCall,
  securityUpdateCall,
  totpConfirmationCall,
  totpCreationCall,
  totpRemovalCall,
} from './factors/factors.calls.ts';
export { signInCall, signOutCall, tokenCheckCall } from './session/session.calls.ts';
export {
  invitationAcceptanceCall,
  invitationCall,
  invitationRemovalCall,
  invitationRenewalCall,
  otherSessionsEndCall,
  ownAccountCall,
  passwordResetAcknowledgementCall,
  passwordResetCall,
  passwordUpdateCall,
  sessionEndCall,
  sessionsCall,
  staffCreationCall,
  staffUpdateCall,
} from './staff/staff.calls.ts';
export { merchantMoneyCall } from './merchants/merchant-money.ts';
export { orderCollectorCall } from './orders/order-collector.ts';
export {
  orderDeletionBatchCall,
  orderDriverBatchCall,
  orderRestorationBatchCall,
  orderStatusBatchCall,
} from './orders/order-batches.ts';
export { orderDeletionCall, orderRestorationCall } from './orders/order-deletion.ts';
export { orderStatusCall } from './orders/order-status-update.ts';
export { customerHistoryCall } from './orders/customer-history-call.ts';
export { orderIdCall } from './orders/order-id-call.ts';
export { orderImportCall, orderImportDiscardCall } from './order-imports/order-imports.calls.ts';
export { orderMoneyCall } from './orders/order-money-call.ts';
export {
  deskSummaryCall,
  dispatchSettingsCall,
  dispatchSettingsUpdateCall,
  manifestCreationCall,
  manifestDeletionCall,
  manifestSigningCall,
  nextAttemptCall,
  proposalCall,
  runAdditionCall,
  runClosingCall,
  runCreationCall,
  runDeletionCall,
  runIssueCall,
  runRemovalCall,
  scanCall,
  scanUndoCall,
  timelineCall,
} from './dispatch/dispatch.calls.ts';
export {
  driverCashCall,
  driverEventsCall,
  driverLoginCall,
  driverLogoutCall,
  driverProofCall,
  driverRunCall,
} from './driver-app/driver-app.calls.ts';
export {
  driverAppSettingsCall,
  driverAppSettingsUpdateCall,
  driverPasswordResetCall,
  eventDecisionCall,
  flaggedEventsCall,
  orderProofsCall,
} from './driver-app/driver-reports.calls.ts';
export { contractCall, signingCall } from './contracts/contracts.calls.ts';
export {
  payoutApprovalCall,
  payoutCancellationCall,
  payoutDraftCall,
  payoutPaymentCall,
  payoutTermsCall,
} from './payouts/payouts.calls.ts';
export {
  priceCreationCall,
  priceEndCall,
  priceFileCall,
  priceGridCall,
  priceUpdateCall,
  quoteCall,
  requotingCall,
} from './prices/prices.calls.ts';
export { setupCall } from './dashboard/setup.calls.ts';
export { exportCall } from './exports/exports.calls.ts';
export {
  customerDataCall,
  erasureCall,
  retentionCall,
  retentionUpdateCall,
} from './privacy/privacy.calls.ts';
export { customerExportCall } from './privacy/customer-export.ts';
export {
  type ChangeCall,
  defineCall,
  defineChange,
  defineRead,
  type DescribedCall,
  type ReadCall,
} from './client/described-call.ts';
export {
  type ChangedEntity,
  rowCreation,
  rowRemoval,
  rowRestoration,
  rowUpdate,
} from './mutation/row-calls.ts';
export { attentionCall, countsCall, profitsCall } from './dashboard/dashboard.calls.ts';
