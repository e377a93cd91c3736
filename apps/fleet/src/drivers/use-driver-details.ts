import { driver as entity, type Driver } from '@tawseel/api-client/drivers';
import { useDetails } from '@tawseel/federation/slots';
import { useRowDetails, useSeen, type Detail } from '@tawseel/ui';
import { driverDetails } from './driver-columns.ts';

/** The lines of a driver's details dialog, with those of other features. */
export function useDriverDetails(): (driver: Driver) => Detail[] {
  const own = useRowDetails(useSeen(entity, driverDetails));
  const extended = useDetails('drivers.details');
  return (driver) => [...own(driver), ...extended({ driver })];
}
