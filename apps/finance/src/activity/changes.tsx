import { readRow } from '@tawseel/api-client';
import {
  countsText,
  eventAddress,
  recordChange,
  type AuditEntry,
  type RecordChange,
} from '@tawseel/api-client/activity';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { columnsOf, media, tokens, useRowDetails, VisuallyHidden } from '@tawseel/ui';
import { styled } from 'styled-components';
import { useSpeech } from './use-speech.ts';

const List = styled.ul`
  display: grid;
  gap: 2px;
  min-inline-size: 0;

  li {
    overflow-wrap: anywhere;
  }

  span {
    color: ${tokens.color.muted};
  }

  /* Rows of a table have the same height. */
  td & {
    display: flex;
    gap: 12px;
    max-inline-size: 64ch;
    white-space: nowrap;

    li {
      overflow: hidden;
      text-overflow: ellipsis;
    }

    li:last-child:not(:first-child) {
      flex: none;
      max-inline-size: 60%;
    }
  }

  /* On paper dates and names need the width more than values in one line. */
  ${media.print} {
    td & {
      flex-wrap: wrap;
      white-space: normal;
    }
  }
`;

interface ChangesProps {
  entry: AuditEntry;
  /** Number of values that are shown at most; all by default. */
  limit?: number;
}

function ChangedValues({ change, limit }: { change: RecordChange; limit: number }) {
  const { t } = useTranslation('finance');
  const { language } = useFormat();
  const shown = change.names.slice(0, limit);
  const speech = useSpeech();
  const columns = columnsOf('activity', change.entity, shown).map((column) => ({
    ...column,
    ...(change.entity.fields[column.key]?.kind === 'json' && {
      render: (row: object) => countsText(Reflect.get(row, column.key), speech) || '—',
    }),
  }));
  const details = useRowDetails(columns);
  const before = details(readRow(change.entity, change.before));
  const isNew = Object.keys(change.before).length === 0;
  const hidden = change.names.length - shown.length;
  return (
    <List>
      {details(readRow(change.entity, change.after)).map(({ label, value }, at) => (
        <li key={label}>
          <span>{label}:</span>{' '}
          {!isNew && (
            <>
              {before[at]?.value} <span aria-hidden="true">{language === 'ar' ? '←' : '→'}</span>
              <VisuallyHidden>{t('activity:audit_entry.texts.became')}</VisuallyHidden>{' '}
            </>
          )}
          {value}
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <span>{t('activity:audit_entry.texts.more', { count: hidden })}</span>
        </li>
      )}
    </List>
  );
}

/** The values that a change of the audit log changed: before and after, as the screens of the record show them. */
export function Changes({ entry, limit = Infinity }: ChangesProps) {
  const { t } = useTranslation('finance');
  const change = recordChange(entry);
  if (change) return change.names.length > 0 ? <ChangedValues change={change} limit={limit} /> : '—';
  const address = eventAddress(entry);
  if (address === undefined) return '—';
  return (
    <>
      {t('activity:audit_entry.texts.address')}: <bdi dir="ltr">{address}</bdi>
    </>
  );
}
