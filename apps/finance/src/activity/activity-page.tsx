import { useCan, useList } from '@tawseel/api-client';
import { auditEntry, type AuditEntry } from '@tawseel/api-client/activity';
import { useListExport } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import {
  columnsOf,
  ExportButton,
  filtersOf,
  ListScreen,
  useListState,
  useRowDetails,
  type Column,
} from '@tawseel/ui';
import { withWords } from '@tawseel/ui/lazy-words';
import { loadActivity } from './load-activity.ts';
import { Changes } from './changes.tsx';
import { Said } from './said.tsx';
import { RecordLink } from './record-link.tsx';

/** Author of a change: the person, or the kind of account where the entry names nobody. */
function Actor({ entry: { actor, person } }: { entry: AuditEntry }) {
  const { t } = useTranslation('finance');
  return person ? <bdi>{person}</bdi> : t(`activity:audit_entry.values.actor.${actor}`);
}

/** Columns that the search covers. */
const searched = ['entity_key'];

/** Values of a change that a row shows in one line; its details show all. */
const shownValues = 2;

const looks = {
  happened_at: { kind: 'dateTime' },
  action: {
    header: 'activity:audit_entry.texts.sentence',
    kind: 'text',
    render: (entry: AuditEntry) => <Said entry={entry} />,
  },
  actor: { render: (entry: AuditEntry) => <Actor entry={entry} /> },
  entity_key: { render: (entry: AuditEntry) => <RecordLink entry={entry} /> },
} as const;

const described = columnsOf(
  'activity',
  auditEntry,
  ['action', 'happened_at', 'entity', 'entity_key', 'actor'],
  looks,
);

const columns: readonly Column<AuditEntry>[] = [
  ...columnsOf('activity', auditEntry, ['happened_at', 'action', 'entity_key'], looks),
  {
    key: 'after',
    header: 'activity:audit_entry.texts.changes',
    render: (entry) =>
      entry.action === 'update' && entry.before ? <Changes entry={entry} limit={shownValues} /> : '—',
  },
];

const filters = filtersOf('activity', auditEntry, { admin_id: 'activity:audit_entry.fields.person' });

const withoutPerson = filters.filter(({ name }) => name !== 'admin_id');

/** Changes of all records: who changed what, when, from which values to which. */
function Activity() {
  const { t } = useTranslation('finance');
  const hasActors = useCan('actors');
  const state = useListState({ columns, filters: hasActors ? filters : withoutPerson });
  const view = { ...state.query, searchIn: searched };
  const list = useList(auditEntry, view);
  const run = useListExport('activity', view);
  const details = useRowDetails(described);
  return (
    <ListScreen
      title={t('activity:audit_entry.texts.title')}
      state={state}
      actions={<ExportButton list={list} run={run} />}
    >
      <ListScreen.Toolbar list={list} search={{ label: t('activity:audit_entry.texts.search') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ entry_id }) => String(entry_id)}
        empty={{
          text: t('activity:audit_entry.texts.empty'),
          hint: t('activity:audit_entry.texts.emptyHint'),
        }}
        dialogs={{
          view: {
            title: ({ entry_id: id }) => t('activity:audit_entry.texts.details', { id }),
            items: (entry) => [
              ...details(entry),
              { label: t('activity:audit_entry.texts.changes'), value: <Changes entry={entry} /> },
            ],
          },
        }}
      />
    </ListScreen>
  );
}

export const ActivityPage = withWords('activity', loadActivity, Activity);
