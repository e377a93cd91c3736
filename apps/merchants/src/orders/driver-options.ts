import type { List } from '@tawseel/api-client';
import type { Driver } from '@tawseel/api-client/drivers';
import type { Translate } from '@tawseel/i18n';

const isActive = ({ status }: Driver) => status === 'Active';
const nameOf = ({ driver_id: id, name_driver: name }: Driver) => `${name} (${id})`;

/** Drivers to choose from, by name and id. */
export function driverOptions(drivers: readonly Driver[]) {
  return drivers.filter(isActive).map((driver) => ({ value: driver.driver_id, label: nameOf(driver) }));
}

/**
 * Drivers to choose from for an order that has one: its own comes first, even if new orders cannot have that
 * driver.
 */
export function driverOptionsOf(
  present: string,
  drivers: Pick<List<Driver>, 'rows' | 'total'>,
  t: Translate,
) {
  const others = drivers.rows.filter(({ driver_id }) => driver_id !== present);
  return [{ value: present, label: presentLabel(present, drivers, t) }, ...driverOptions(others)];
}

function presentLabel(id: string, { rows, total }: Pick<List<Driver>, 'rows' | 'total'>, t: Translate) {
  const driver = rows.find(({ driver_id }) => driver_id === id);
  if (driver) return isActive(driver) ? nameOf(driver) : t('orders.driverInactive', { name: nameOf(driver) });
  // Until the drivers have loaded, an unknown driver may be one of them.
  return total === undefined ? id : t('orders.driverDeleted', { id });
}
