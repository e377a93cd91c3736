import type { DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Money } from '@tawseel/ui';
import { Amount, Summary } from './stop-summary.styles.ts';

/** Who, where, and what to collect, in large letters. */
export function StopSummary({ stop }: { stop: DriverStop }) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  return (
    <Summary>
      <strong>
        <bdi>{stop.name_customer}</bdi>
      </strong>
      <p>
        <bdi>{stop.city_order}</bdi>
        {stop.address_order !== '' && (
          <>
            {' · '}
            <bdi>{stop.address_order}</bdi>
          </>
        )}
      </p>
      {stop.to_collect > 0 ? (
        <Amount>
          <span>{t('stop.toCollect')}</span>
          <Money value={stop.to_collect} />
        </Amount>
      ) : (
        <Amount data-paid>{t('stop.nothingToCollect')}</Amount>
      )}
      {stop.pieces > 1 && <p>{t('stop.pieces', { count: stop.pieces, number: format.number(stop.pieces) })}</p>}
    </Summary>
  );
}
