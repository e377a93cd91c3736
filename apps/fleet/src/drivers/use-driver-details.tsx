import type { Driver } from '@tawseel/api-client/drivers';
import { useDetails } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Ltr, Money, Tag, type Detail } from '@tawseel/ui';
import { useAccountStatuses } from './driver-fields.ts';

/** The lines of a driver's details dialog, with those of other features. */
export function useDriverDetails(): (driver: Driver) => Detail[] {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const { statuses } = useAccountStatuses();
  const extended = useDetails('drivers.details');
  return (driver) => [
    { label: t('drivers.id'), value: <Ltr>{driver.driver_id}</Ltr> },
    { label: t('drivers.name'), value: driver.name_driver },
    {
      label: t('drivers.phone'),
      value: (
        <a href={`tel:${driver.phone_driver}`}>
          <Ltr>{driver.phone_driver}</Ltr>
        </a>
      ),
    },
    { label: t('drivers.email'), value: <Ltr>{driver.email_driver}</Ltr> },
    { label: t('drivers.city'), value: driver.city_driver },
    {
      label: t('drivers.status'),
      value: <Tag tone={statuses[driver.status].tone}>{statuses[driver.status].label}</Tag>,
    },
    { label: t('drivers.orderMoney'), value: <Money value={driver.money_orders} /> },
    { label: t('drivers.commissionBalance'), value: <Money value={driver.money_driver} /> },
    { label: t('drivers.createdAt'), value: <Ltr>{format.day(driver.created_account_driver)}</Ltr> },
    ...extended({ driver }),
  ];
}
