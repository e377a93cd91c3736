import type { DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Money, Tag, type TagTone } from '@tawseel/ui';
import { Quiet, RowLine, Rows } from '../frame/screen.styles.ts';
import { stopPath } from '../stops/stops.ts';
import { Place, StopLink } from './run.styles.ts';

const tones: Readonly<Record<NonNullable<DriverStop['outcome']>, TagTone>> = {
  Delivered: 'good tick',
  Failed: 'attention cross',
  Returned: 'bad back',
  Back: 'neutral back',
};

function StopRow({ stop }: { stop: DriverStop }) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const { outcome } = stop;
  return (
    <li>
      <StopLink to={stopPath(stop)}>
        <Place aria-hidden="true">{format.number(stop.position)}</Place>
        <RowLine>
          <div>
            <bdi>{stop.name_customer}</bdi>
            <small>
              <bdi>{stop.city_order}</bdi>
              {stop.address_order !== '' && (
                <>
                  {' · '}
                  <bdi>{stop.address_order}</bdi>
                </>
              )}
            </small>
          </div>
          {outcome === null ? (
            stop.to_collect > 0 && <Money value={stop.to_collect} />
          ) : (
            <Tag tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Tag>
          )}
        </RowLine>
      </StopLink>
    </li>
  );
}

/** Stops, each a link to its screen. */
export function StopList({ stops }: { stops: readonly DriverStop[] }) {
  const { t } = useTranslation('driver');
  if (stops.length === 0) return <Quiet>{t('run.notFound')}</Quiet>;
  return (
    <Rows>
      {stops.map((stop) => (
        <StopRow key={`${stop.merchant_id} ${stop.merchant_order_id}`} stop={stop} />
      ))}
    </Rows>
  );
}
