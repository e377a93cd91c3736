import type { ErrorCode } from '@tawseel/api-client/schemas';

/** Codes of failed responses, described for authors of clients. */
export const errorDescriptions: Record<ErrorCode, string> = {
  invalid: 'The request cannot be read, or a value is refused. `fields` has the error of each field.',
  unauthorised: 'The token is missing, wrong or expired, or its session has ended. Sign in again.',
  suspended: "The company's account is suspended. Its sessions end.",
  not_found: 'The record does not exist, or belongs to another company.',
  duplicate:
    'Another record has this value. With `restorable`, a deleted record has the key and can be restored.',
  changed: 'The record has changed since it was read. `current` has the present amounts. Read it again.',
  in_use: 'The record has a balance or open orders, which must be settled first.',
  overdrawn:
    'The cash box has less than is to be taken from it; `current` has its amounts. `confirm: "overdrawn"` takes it all the same.',
  opening_missing:
    'A first count finds money that nobody has entered as opening money. Say what it is by `difference`, or enter the opening.',
  not_permitted: "The person's role does not permit the call. The message names the roles that may.",
  last_owner: 'The company would have no active owner left.',
  too_large: 'The body is larger than the call accepts.',
  wrong_type: 'The body is not JSON, or its encoding is unknown.',
  too_many: 'Too many requests or attempts. Wait for the seconds in `Retry-After`.',
  factor_required: "The person's second factor is missing. Send the sign-in again with `code` or `passkey`.",
  factor_stale: 'The second factor was checked too long ago. Send `ConfirmFactor`, then the call again.',
  factor_setup:
    "The company requires a second factor, and the person has none. Only the person's own account answers.",
  payment_undecided:
    'Who collects the price of the order is not decided. Decide it by UpdatePaymentTypes or UpdateOrdersCollector.',
  unavailable:
    'The service restarts or its database does not answer. Send it again after `Retry-After` seconds.',
  internal: 'An error of the server. `requestId` finds it in the log.',
};
