import type { CustomerData } from '@tawseel/api-client/privacy';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Details } from '@tawseel/ui';

const names = ['ended_orders', 'deleted_orders', 'audit_entries'] as const;

type Numbers = Pick<CustomerData, (typeof names)[number]> & { orders_under_way?: number };

/** The part of the held data that an erasure removes. */
export function erasableOf({ ended_orders, deleted_orders, audit_entries, kept_entries }: CustomerData) {
  return { ended_orders, deleted_orders, audit_entries: audit_entries - kept_entries };
}

/** Numbers of records with a customer's data. */
export function HeldData({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { orders_under_way: underWay } = numbers;
  const items = names.map((name) => ({ label: t(`privacy:${name}`), value: format.number(numbers[name]) }));
  const open = { label: t('privacy:orders_under_way'), value: format.number(underWay) };
  return <Details items={underWay === undefined ? items : [open, ...items]} />;
}
