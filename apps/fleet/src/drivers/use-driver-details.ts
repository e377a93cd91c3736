import { driver as entity, type Driver } from '@tawseel/api-client/drivers';
import { useDetails } from '@tawseel/federation/slots';
import { useRowDetails, useSeen, type Detail } from '@tawseel/ui';
import { driverDetails } from './driver-columns.ts';

const none = () => [];

/** The lines of a driver's details dialog: those of the driver, `more` of the page, and those of other features. */
export function useDriverDetails(
  more: (driver: Driver) => readonly Detail[] = none,
): (driver: Driver) => Detail[] {
  const own = useRowDetails(useSeen(entity, driverDetails));
  const extended = useDetails('drivers.details');
  return (driver) => [...own(driver), ...more(driver), ...extended({ driver })];
}
