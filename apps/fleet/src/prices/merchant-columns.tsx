import { price } from '@tawseel/api-client/prices';
import { useTranslation } from '@tawseel/i18n';
import { Button, FilterChoice, Icon, icons, loadChoices, SearchBox } from '@tawseel/ui';
import { Bar } from './merchant-columns.styles.ts';
import type { useChosenMerchants } from './use-chosen-merchants.ts';

interface MerchantColumnsProps {
  chosen: ReturnType<typeof useChosenMerchants>;
  nameOf: (merchantId: string) => string;
  search: string;
  onSearch: (search: string) => void;
}

const merchants = loadChoices(price.fields.merchant_id);

/** Searches the places, and chooses the merchants whose prices are beside those of all. */
export function MerchantColumns({ chosen, nameOf, search, onSearch }: MerchantColumnsProps) {
  const { t } = useTranslation('fleet');
  const { ids, isFull, add, remove } = chosen;
  return (
    <Bar>
      <SearchBox label={t('prices.search')} value={search} onSearch={onSearch} />
      {ids.map((id) => (
        <Button
          key={id}
          size="small"
          aria-label={t('prices.removeMerchant', { merchant: nameOf(id) })}
          onClick={() => remove(id)}
        >
          <bdi>{nameOf(id)}</bdi> <Icon path={icons.cross} />
        </Button>
      ))}
      {merchants && !isFull && (
        <FilterChoice
          label={t('price.fields.merchant_name')}
          value=""
          choices={merchants}
          onChange={(id) => {
            if (id !== '') add(id);
          }}
        />
      )}
    </Bar>
  );
}
