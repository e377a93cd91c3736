import type { Driver } from '@tawseel/api-client/drivers';

/** Drivers to choose from, by name and id. */
export function driverOptions(drivers: readonly Driver[]) {
  return drivers
    .filter(({ status }) => status === 'Active')
    .map(({ driver_id: value, name_driver: name }) => ({ value, label: `${name} (${value})` }));
}
