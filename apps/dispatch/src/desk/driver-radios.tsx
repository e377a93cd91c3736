import type { DriverProposal } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Ltr } from '@tawseel/ui';
import { Radios } from './driver-radios.styles.ts';

interface DriverRadiosProps {
  proposals: readonly DriverProposal[];
  /** Number of the orders that a driver is proposed for. */
  orders: number;
  /** The chosen driver; empty for another one. */
  value: string;
  onChange: (driver: string) => void;
}

/** Proposed drivers, the best first, or another one. */
export function DriverRadios({ proposals, orders, value, onChange }: DriverRadiosProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const serves = (count: number) => {
    if (count === 0) return t('desk.run.servesOthers');
    if (count === orders) return t('desk.run.servesAll');
    return t('desk.run.serves', { number: format.number(count), total: format.number(orders) });
  };
  const radio = (driver: string) => (
    <input
      type="radio"
      name="driver"
      value={driver}
      checked={value === driver}
      onChange={() => onChange(driver)}
    />
  );
  return (
    <Radios>
      <legend>{t('desk.run.driver')}</legend>
      {proposals.map(({ driver_id: id, name_driver: name, cities, open }) => (
        <label key={id}>
          {radio(id)}
          <span>
            <bdi>{name}</bdi> (<Ltr>{id}</Ltr>)
          </span>
          <small>
            {serves(cities)}
            {' · '}
            {t('desk.run.load', { count: open, number: format.number(open) })}
          </small>
        </label>
      ))}
      <label>
        {radio('')}
        <span>{t('desk.run.another')}</span>
      </label>
    </Radios>
  );
}
