import { useDriverChoices } from '@tawseel/api-client/drivers';

/** Drivers to choose from, by name and id. */
export function useDriverOptions() {
  const { rows } = useDriverChoices();
  return rows.map(({ driver_id: value, name_driver: name }) => ({ value, label: `${name} (${value})` }));
}
