import type { CustomerData } from '@tawseel/api-client/privacy';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Details } from '@tawseel/ui';

const names = ['ended_orders', 'deleted_orders', 'audit_entries'] as const;

/** Numbers of what is held on a customer; without `isWhole`, of what an erasure erases. */
export function HeldData({ data, isWhole = false }: { data: CustomerData; isWhole?: boolean }) {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const shown = isWhole ? (['orders_under_way', ...names] as const) : names;
  return <Details items={shown.map((name) => ({ label: t(name), value: format.number(data[name]) }))} />;
}
