import { labelKey, useList, useRowCreation, useRowUpdate } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import {
  paymentType,
  paymentTypeCreation,
  type PaymentTypeCreation,
  paymentTypeUpdate,
} from '@tawseel/api-client/payment-types';
import { useTranslation } from '@tawseel/i18n';
import {
  ExportButton,
  fetchedDialog,
  filtersOf,
  ListScreen,
  useFormField,
  useListState,
  useOpenDialog,
} from '@tawseel/ui';
import type { FormDialogProps } from '@tawseel/ui/dialogs';
import { useCollectorField } from './use-collector-field.ts';
import { paymentTypeColumns } from './payment-type-columns.ts';

const filters = filtersOf('merchants', paymentType);

const CreationDialog = fetchedDialog<FormDialogProps<PaymentTypeCreation, PaymentTypeCreation>>(
  async () => (await import('@tawseel/ui/dialogs')).FormDialog,
);

/** Wordings of payment types, with who collects: search, create, decide, export. */
export function PaymentTypesPage() {
  const { t } = useTranslation('merchants');
  const [creation, setCreation] = useOpenDialog<'open'>('creation');
  const field = useFormField('merchants', paymentType);
  const collector = useCollectorField();
  const create = useRowCreation(paymentType);
  const update = useRowUpdate(paymentType);
  const state = useListState({ columns: paymentTypeColumns, filters });
  const list = useList(paymentType, state.query);
  const runExport = useListExport('payment-types', state.query);

  return (
    <ListScreen
      title={t('paymentTypes.title')}
      subtitle={t('paymentTypes.lead')}
      state={state}
      create={create && { label: t('paymentTypes.create'), open: () => setCreation('open') }}
      actions={<ExportButton list={list} run={runExport} />}
    >
      {creation && create && (
        <CreationDialog
          title={t('paymentTypes.create')}
          schema={paymentTypeCreation}
          fields={[field('wording'), collector()]}
          onSubmit={create}
          done={t('paymentTypes.created')}
          onClose={() => setCreation(undefined)}
        />
      )}
      <ListScreen.Toolbar list={list} search={{ label: t('paymentTypes.search') }} />
      <ListScreen.Table
        list={list}
        columns={paymentTypeColumns}
        rowKey={({ wording }) => wording}
        empty={{ text: t('paymentTypes.empty') }}
        dialogs={{
          edit: {
            title: ({ wording }) => t('paymentTypes.editOne', { wording }),
            schema: paymentTypeUpdate,
            fields: ({ wording }) => [
              { kind: 'readOnly', label: t(labelKey('merchants', paymentType, 'wording')), value: wording },
              collector({ hint: t('paymentTypes.editHint') }),
            ],
            save: update,
            done: t('paymentTypes.updated'),
          },
        }}
      />
    </ListScreen>
  );
}
