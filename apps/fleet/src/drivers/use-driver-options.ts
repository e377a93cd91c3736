import { useDriverChoices } from '@tawseel/api-client/drivers';
import { useTranslation } from '@tawseel/i18n';

/** Drivers to choose from, by name and id; inactive ones are marked and last. */
export function useDriverOptions() {
  const { t } = useTranslation('fleet');
  const { rows } = useDriverChoices();
  const options = rows.map(({ driver_id: value, name_driver: name, status }) => {
    const isInactive = status === 'InActive';
    const label = `${name} (${value})`;
    return { value, label: isInactive ? t('drivers.inactiveOne', { driver: label }) : label, isInactive };
  });
  return [
    ...options.filter(({ isInactive }) => !isInactive),
    ...options.filter(({ isInactive }) => isInactive),
  ];
}
