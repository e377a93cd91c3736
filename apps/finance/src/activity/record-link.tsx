import type { AuditEntry } from '@tawseel/api-client/activity';
import { PageLink, type PageLinkProps, type PageName } from '@tawseel/federation/slots';
import type { ReactNode } from 'react';

type Linked = Pick<AuditEntry, 'entity' | 'entity_key' | 'action'>;
type Target = Omit<PageLinkProps<PageName>, 'children'>;

const target = <Name extends PageName>(
  page: Name,
  view: Omit<PageLinkProps<Name>, 'page' | 'children'>,
): Target => ({
  page,
  ...view,
});

/** List that shows the record of an entry, if the console has one. */
function listOf({ entity, entity_key: key, action }: Linked): Target | undefined {
  const [first = '', second = ''] = key.split(' / ');
  const filter = action === 'delete' ? { deleted: 'only' } : {};
  const lists: Record<string, Target> = {
    order: target('orders', { search: first, filter: { merchant_id: second } }),
    deleted_order: target('deleted-records-orders', { search: first }),
    merchant: target('merchants', { search: key, filter }),
    driver: target('drivers', { search: key, filter }),
    car: target('cars', { search: key, filter }),
    car_service: target('car-services', { search: key, filter }),
    city: target('cities', { search: second, filter }),
    expense: target('expenses', { search: key, filter }),
    profit: target('profits-list', { search: first }),
    payment: target('PaymentCardsMonth', {}),
    contract: target('contract-list', { search: key }),
  };
  return lists[entity];
}

/** Records whose keys mean nothing to people: the sentence names them. */
const unlisted: ReadonlySet<string> = new Set(['session', 'customer', 'account', 'security', 'list']);

/** The key of an entry's record, linked to the list that shows the record. */
export function RecordLink({ entry }: { entry: Linked }): ReactNode {
  if (unlisted.has(entry.entity)) return '—';
  const list = listOf(entry);
  const name = <bdi>{entry.entity_key}</bdi>;
  return list ? (
    <PageLink {...list} isName>
      {name}
    </PageLink>
  ) : (
    name
  );
}
