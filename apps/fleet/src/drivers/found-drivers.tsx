import { useList } from '@tawseel/api-client';
import { driver } from '@tawseel/api-client/drivers';
import { linkTo, type SlotProps } from '@tawseel/federation/slots';

const searchIn = ['driver_id', 'name_driver', 'phone_driver'];
const limit = 5;

/** Drivers whose id, name or phone matches the palette's search. */
export function FoundDrivers({ search, show }: SlotProps['palette.results']) {
  const { rows, isLoading } = useList(driver, { search, searchIn, limit });
  return show(
    rows.map(({ driver_id: id, name_driver, phone_driver }) => ({
      key: id,
      title: name_driver || id,
      note: phone_driver,
      to: linkTo('drivers', { search: id }),
    })),
    isLoading,
  );
}
