import { useCan, useList, useRowCreation, useRowUpdate } from '@tawseel/api-client';
import {
  failureReason,
  failureReasonCreation,
  failureReasonUpdate,
  useDispatchSettings,
  useDispatchSettingsUpdate,
  type FailureReasonCreation,
} from '@tawseel/api-client/dispatch';
import { useDriverAppSettings, useDriverAppSettingsUpdate } from '@tawseel/api-client/driver-app';
import { useListExport } from '@tawseel/api-client/exports';
import { useFormat, useTranslation } from '@tawseel/i18n';
import {
  Button,
  ExportButton,
  fetchedDialog,
  filtersOf,
  ListScreen,
  useFormField,
  useListState,
  useOpenDialog,
} from '@tawseel/ui';
import type { FormDialogProps } from '@tawseel/ui/dialogs';
import type { AppSettingsDialogProps } from './app-settings-dialog.tsx';
import type { AttemptLimitDialogProps } from './attempt-limit-dialog.tsx';
import { reasonColumns } from './reason-columns.ts';

const filters = filtersOf('dispatch', failureReason);

const CreationDialog = fetchedDialog<FormDialogProps<FailureReasonCreation, FailureReasonCreation>>(
  async () => (await import('@tawseel/ui/dialogs')).FormDialog,
);

const AttemptLimitDialog = fetchedDialog<AttemptLimitDialogProps>(
  async () => (await import('./attempt-limit-dialog.tsx')).AttemptLimitDialog,
);

const AppSettingsDialog = fetchedDialog<AppSettingsDialogProps>(
  async () => (await import('./app-settings-dialog.tsx')).AppSettingsDialog,
);

/** What a new reason is unless somebody says otherwise. */
const usual = { next_step: 'Retry', counts: 'Yes', needs_photo: 'No', state: 'Active' } as const;

/** Reasons of failed attempts, what happens after each, and after how many attempts a return is proposed. */
export function FailureReasonsPage() {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const [dialog, setDialog] = useOpenDialog<'creation' | 'limit' | 'app'>('failure reasons');
  const field = useFormField('dispatch', failureReason);
  const create = useRowCreation(failureReason);
  const update = useRowUpdate(failureReason);
  const columns = reasonColumns[format.language];
  const state = useListState({ columns, filters });
  const list = useList(failureReason, state.query);
  const { value: settings } = useDispatchSettings();
  const updateSettings = useDispatchSettingsUpdate();
  const hasApp = useCan('driver_app');
  const { value: appSettings } = useDriverAppSettings();
  const updateApp = useDriverAppSettingsUpdate();
  const runExport = useListExport('failure-reasons', state.query);
  const fields = () => [
    field('label_ar'),
    field('label_en'),
    field('next_step'),
    field('counts', { hint: t('reasons.countsHint') }),
    field('needs_photo', hasApp ? { hint: t('app.photoHint') } : {}),
    field('state', { hint: t('reasons.stateHint') }),
  ];
  const close = () => setDialog(undefined);
  const limit = settings?.attempt_limit;
  return (
    <ListScreen
      title={t('reasons.title')}
      subtitle={
        limit === undefined
          ? t('reasons.lead')
          : t('reasons.limitLead', { count: limit, number: format.number(limit) })
      }
      state={state}
      create={create && { label: t('reasons.create'), open: () => setDialog('creation') }}
      actions={
        <>
          <ExportButton list={list} run={runExport} />
          {appSettings && updateApp && (
            <Button aria-haspopup="dialog" onClick={() => setDialog('app')}>
              {t('app.title')}
            </Button>
          )}
          {settings && updateSettings && (
            <Button aria-haspopup="dialog" onClick={() => setDialog('limit')}>
              {t('reasons.limit')}
            </Button>
          )}
        </>
      }
    >
      {dialog === 'creation' && create && (
        <CreationDialog
          title={t('reasons.create')}
          subject="failure reason"
          schema={failureReasonCreation}
          fields={[field('reason_id', { hint: t('reasons.codeHint') }), ...fields()]}
          defaults={usual}
          columns={2}
          onSubmit={create}
          done={t('reasons.created')}
          onClose={close}
        />
      )}
      {dialog === 'limit' && settings && updateSettings && (
        <AttemptLimitDialog settings={settings} update={updateSettings} onClose={close} />
      )}
      {dialog === 'app' && appSettings && updateApp && (
        <AppSettingsDialog settings={appSettings} update={updateApp} onClose={close} />
      )}
      <ListScreen.Toolbar list={list} search={{ label: t('reasons.search') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ reason_id }) => reason_id}
        empty={{ text: t('reasons.empty'), hint: create && t('reasons.emptyHint') }}
        dialogs={{
          edit: {
            title: (row) =>
              t('reasons.editOne', { name: format.language === 'ar' ? row.label_ar : row.label_en }),
            schema: failureReasonUpdate,
            fields,
            save: update,
            done: t('reasons.updated'),
            columns: 2,
          },
        }}
      />
    </ListScreen>
  );
}
