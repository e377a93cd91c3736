import { useDrivers } from '@tawseel/api-client/drivers';
import { linkTo, type SlotProps } from '@tawseel/federation/slots';

const searchIn = ['name_driver'];
const atMost = 5;

/** Drivers whose name matches the palette's search. */
export function FoundDrivers({ search, show }: SlotProps['palette.results']) {
  const { rows } = useDrivers({ search, searchIn });
  return show(
    rows.slice(0, atMost).map(({ driver_id: id, name_driver, phone_driver }) => ({
      key: id,
      title: name_driver,
      note: phone_driver,
      to: linkTo('drivers', { search: id }),
    })),
  );
}
