/** The places of a city's drivers. */
export const cityDrivers = ['driver1_id', 'driver2_id', 'driver3_id'] as const;

type Drivers = Partial<Record<(typeof cityDrivers)[number], string | null | undefined>>;

/** The values with the first driver in each place that is empty, since the contract has three; unchanged without any driver. */
export function withEveryDriver<Values extends Drivers>(values: Values): Values {
  const first = cityDrivers.map((name) => values[name]).find(Boolean);
  if (!first) return values;
  return { ...values, ...Object.fromEntries(cityDrivers.map((name) => [name, values[name] || first])) };
}

/** The values with each driver once: places that only repeat an earlier driver are empty. */
export function withDistinctDrivers<Values extends Drivers>(values: Values): Values {
  const drivers = cityDrivers.map((name) => values[name]);
  const isRepeated = (at: number) => drivers.indexOf(drivers[at]) < at;
  return {
    ...values,
    ...Object.fromEntries(cityDrivers.map((name, at) => [name, isRepeated(at) ? '' : drivers[at]])),
  };
}
