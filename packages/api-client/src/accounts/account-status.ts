/** Statuses of the account of a driver or merchant. */
export const accountStatuses = ['Active', 'InActive'] as const;
