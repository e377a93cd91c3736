import type { AuditEntry } from '@tawseel/api-client/activity';
import { PageLink } from '@tawseel/federation/slots';
import type { ReactNode } from 'react';

/** The key of an entry's record, linked to the list that shows the record. */
export function RecordLink({
  entry,
}: {
  entry: Pick<AuditEntry, 'entity' | 'entity_key' | 'action'>;
}): ReactNode {
  const { entity, entity_key: key, action } = entry;
  const [first = '', second = ''] = key.split(' / ');
  const name = <bdi>{key}</bdi>;
  const filter = action === 'delete' ? { deleted: 'only' } : {};
  switch (entity) {
    case 'order':
      return (
        <PageLink page="orders" isName search={first} filter={{ merchant_id: second }}>
          {name}
        </PageLink>
      );
    case 'deleted_order':
      return (
        <PageLink page="deleted-records-orders" isName search={first}>
          {name}
        </PageLink>
      );
    case 'merchant':
      return (
        <PageLink page="merchants" isName search={key} filter={filter}>
          {name}
        </PageLink>
      );
    case 'driver':
      return (
        <PageLink page="drivers" isName search={key} filter={filter}>
          {name}
        </PageLink>
      );
    case 'car':
      return (
        <PageLink page="cars" isName search={key} filter={filter}>
          {name}
        </PageLink>
      );
    case 'car_service':
      return (
        <PageLink page="car-services" isName search={key} filter={filter}>
          {name}
        </PageLink>
      );
    case 'city':
      return (
        <PageLink page="cities" isName search={second} filter={filter}>
          {name}
        </PageLink>
      );
    case 'expense':
      return (
        <PageLink page="expenses" isName search={key} filter={filter}>
          {name}
        </PageLink>
      );
    case 'profit':
      return (
        <PageLink page="profits-list" isName search={first}>
          {name}
        </PageLink>
      );
    case 'payment':
      return (
        <PageLink page="PaymentCardsMonth" isName>
          {name}
        </PageLink>
      );
    case 'contract':
      return (
        <PageLink page="contract-list" isName search={key}>
          {name}
        </PageLink>
      );
    case 'session':
      return '—';
    default:
      return name;
  }
}
