import { useList, usePages } from '@tawseel/api-client';
import { journalLine } from '@tawseel/api-client/books';
import { driver } from '@tawseel/api-client/drivers';
import { merchant } from '@tawseel/api-client/merchants';
import type { ChoiceSourceProps } from '@tawseel/ui';

const limit = 10;
const stay = () => {};
const whole = { isStale: false, hasMore: false, loadMore: stay };

/** Drivers and merchants, the holders of accounts. */
export function HolderSource({ search, value, children }: ChoiceSourceProps) {
  const isOpen = search !== undefined;
  const view = { ...(search && { search }), limit };
  const drivers = usePages(driver, view, isOpen);
  const merchants = usePages(merchant, view, isOpen);
  const ofDriver = usePages(driver, { filter: { driver_id: value }, limit: 1 }, value !== '');
  const ofMerchant = usePages(merchant, { filter: { merchant_id: value }, limit: 1 }, value !== '');
  const optionsOf = (people: Pick<typeof drivers, 'rows'>, shops: Pick<typeof merchants, 'rows'>) => [
    ...people.rows.map(({ driver_id: id, name_driver: name }) => ({ value: id, label: `${name} (${id})` })),
    ...shops.rows.map(({ merchant_id: id, shop_name: name }) => ({ value: id, label: `${name} (${id})` })),
  ];
  const list = {
    ...whole,
    options: optionsOf(drivers, merchants),
    isLoading: drivers.isLoading || merchants.isLoading,
    isStale: drivers.isPlaceholderData || merchants.isPlaceholderData,
    error: (drivers.error ?? merchants.error)?.message,
    retry: () => {
      drivers.retry();
      merchants.retry();
    },
  };
  const isKnown = ofDriver.isSettled && ofMerchant.isSettled;
  const found = optionsOf(ofDriver, ofMerchant).find((option) => option.value === value);
  return children(list, isKnown ? (found ?? null) : undefined);
}

/** Lines that the people of the journal are read from. */
const recent = 500;

/** People of the newest lines. */
export function PersonSource({ search = '', value, children }: ChoiceSourceProps) {
  const list = useList(journalLine, { limit: recent });
  const named = new Map(list.rows.map(({ admin_id: id, person }) => [id, person || id]));
  const options = [...named].map(([id, label]) => ({ value: id, label }));
  const matching = options.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  const chosen = options.find((option) => option.value === value) ?? { value, label: value };
  return children(
    { ...whole, options: matching, isLoading: list.isLoading, error: list.error?.message, retry: list.retry },
    chosen,
  );
}

/** Any text: an order, an expense or another document. */
export function ReferenceSource({ search = '', value, children }: ChoiceSourceProps) {
  const typed = search.trim();
  const options = typed ? [{ value: typed, label: typed }] : [];
  return children(
    { ...whole, options, isLoading: false, error: undefined, retry: stay },
    { value, label: value },
  );
}
