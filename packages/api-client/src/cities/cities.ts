import { rowRemoval, useApiMutation, useRowUpdate, type UpdateRow } from '@tawseel/api-client';
import type { InputOf } from '../client/described-call.ts';
import { cityDrivers, withEveryDriver } from './city-drivers.ts';
import { city } from './city.entity.ts';

export { cityDrivers, withDistinctDrivers } from './city-drivers.ts';
export {
  city,
  cityCreation,
  cityUpdate,
  type City,
  type CityCreation,
  type CityUpdate,
} from './city.entity.ts';

const withTime = (body: object) => ({ ...body, date_time: new Date().toISOString() });

const removal = rowRemoval(city);

/** The contract has the key in the body, too. */
const keyOf = ({ city, country }: InputOf<typeof removal>) => ({ city, country });

/** Updates the prices of a city and its drivers; a driver that is changed also fills the empty places. */
export function useCityUpdate(): UpdateRow | undefined {
  const send = useRowUpdate(city, withTime);
  return (
    send &&
    ((values, row, changed) => {
      if (!cityDrivers.some((name) => changed.includes(name))) return send(values, row, changed);
      const others = changed.filter((name) => !cityDrivers.some((driver) => driver === name));
      const filled = withEveryDriver({ ...values });
      const isSet = (name: string) => (Reflect.get(filled, name) || null) !== Reflect.get(row, name);
      return send(filled, row, [...others, ...cityDrivers.filter(isSet)]);
    })
  );
}
/** Hides a city and keeps its history. */
export const useCityRemoval = () => useApiMutation(removal, keyOf);
