import { useList } from '@tawseel/api-client';
import { merchant } from '@tawseel/api-client/merchants';
import { linkTo, type SlotProps } from '@tawseel/federation/slots';
import { resultTitle } from './result-title.ts';

const searchIn = ['merchant_id', 'full_name', 'shop_name', 'phone'];
const limit = 5;

/** Merchants whose id, name, shop or phone matches the palette's search. */
export function FoundMerchants({ search, show }: SlotProps['palette.results']) {
  const { rows, isLoading } = useList(merchant, { search, searchIn, limit });
  return show(
    rows.map(({ merchant_id: id, full_name, shop_name, phone }) => ({
      key: id,
      title: resultTitle(shop_name, full_name) || id,
      note: phone,
      to: linkTo('merchants', { search: id }),
    })),
    isLoading,
  );
}
