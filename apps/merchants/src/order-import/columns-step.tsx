import { labelKey, useCan, usePages } from '@tawseel/api-client';
import { orderImport } from '@tawseel/api-client/order-imports';
import { order } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { asText } from '@tawseel/i18n/text';
import { Card, Notice, useFormField, type FormField, type FormSchema } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import type { SourceFile } from '@tawseel/ui/spreadsheet';
import { useMemo } from 'react';
import { paymentKeys } from '../order-columns/order-value-keys.ts';
import { tomorrow } from '../orders/tomorrow.ts';
import { Stack } from './layout.styles.ts';
import type { Mapping } from './draft.ts';
import { type OrderColumn, orderColumns } from './reading/column-rules.ts';
import { findHeader } from './reading/find-header.ts';
import { proposeColumns } from './reading/propose-columns.ts';
import { recallColumns, rememberColumns } from './remembered-columns.ts';

const fieldOf = (at: number) => `column${at}`;
const samples = 3;

/** Defaults of the rows, and the order column of each column of the file under `column0`, `column1` and so on. */
type Values = Record<string, string>;

function faultsOf(values: Values) {
  const chosen = Object.entries(values).filter(([name, value]) => name.startsWith('column') && value);
  const columns = chosen.map(([, value]) => value);
  const hasMerchant = Boolean(values.merchant_id) || columns.includes('merchant_id');
  const repeated = chosen.filter(([, value], at) => columns.indexOf(value) < at);
  return [
    ...(hasMerchant ? [] : [{ path: ['merchant_id'], message: 'required' }]),
    ...repeated.map(([name]) => ({ path: [name], message: 'duplicate' })),
  ];
}

const schema: FormSchema<Values, Values> = {
  '~standard': {
    validate(given) {
      const values = Object.fromEntries(
        Object.entries(typeof given === 'object' ? { ...given } : {}).map(([name, value]) => [
          name,
          asText(value),
        ]),
      );
      const issues = faultsOf(values);
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
};

interface ColumnsStepProps {
  file: SourceFile;
  onMapped: (mapping: Mapping) => void;
}

/** Maps the columns of the file to those of an order, and sets the values of all rows. */
export function ColumnsStep({ file, onMapped }: ColumnsStepProps) {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const field = useFormField('merchants', order);
  const hasCodes = useCan('intake');
  const hasAreas = useCan('prices');
  const { headerRow, names, proposed, recalled } = useMemo(() => {
    const { headerRow: row, columns } = proposeColumns(file.rows);
    const found = row === -1 ? [] : findHeader(file.rows).names;
    return { headerRow: row, names: found, proposed: columns, recalled: recallColumns(found) };
  }, [file]);
  const count = file.rows[0]?.length ?? 0;
  const before = usePages(orderImport, {
    filter: { fingerprint: file.fingerprint, state: 'Added' },
    limit: 1,
  });
  const [earlier] = before.rows;
  const columns = (recalled?.columns ?? proposed).map((name) =>
    name === 'area_order' && !hasAreas ? undefined : name,
  );
  const options = orderColumns
    .filter((name) => hasCodes || (name !== 'pieces' && name !== 'parcel_code'))
    .filter((name) => hasAreas || name !== 'area_order')
    .map((name) => ({ value: name, label: t(labelKey('merchants', order, name)) }));
  const label = (at: number) => names[at] || t('imports.column', { number: format.number(at + 1) });
  const values = (at: number) =>
    file.rows
      .slice(headerRow + 1)
      .flatMap((row) => row[at] || [])
      .slice(0, samples)
      .join(' · ');
  const ofColumns = Array.from({ length: count }, (_, at): FormField => ({
    name: fieldOf(at),
    kind: 'select',
    label: label(at),
    hint: <bdi>{values(at)}</bdi>,
    placeholder: t('imports.ignored'),
    isRequired: false,
    options,
    ...(at === 0 && { section: t('imports.columns') }),
  }));

  return (
    <Card>
      <Stack>
        {earlier && (
          <Notice tone="attention">
            {t('imports.before', {
              file: earlier.file_name,
              person: earlier.person,
              day: format.day(earlier.created_at),
              orders: format.number(earlier.orders),
            })}
          </Notice>
        )}
        <Form
          schema={schema}
          subject="columns"
          isGuarded={false}
          columns={3}
          submitLabel={t('imports.check')}
          defaults={{
            merchant_id: recalled?.merchantId ?? '',
            date_order_delivery_customer: tomorrow(),
            type_payment: 'Cash',
            name_order: t('imports.contents'),
            ...Object.fromEntries(columns.map((column, at) => [fieldOf(at), column ?? ''])),
          }}
          fields={[
            field('merchant_id', {
              section: t('imports.allRows'),
              hint: t('imports.merchantHint'),
              isRequired: false,
            }),
            field('date_order_delivery_customer', { isRequired: false }),
            field('type_payment', {
              kind: 'select',
              isRequired: false,
              options: Object.entries(paymentKeys).map(([value, key]) => ({ value, label: t(key) })),
            }),
            field('name_order', { isRequired: false }),
            ...ofColumns,
          ]}
          onSubmit={(chosen) => {
            const {
              merchant_id: merchantId = '',
              date_order_delivery_customer,
              type_payment,
              name_order,
            } = chosen;
            const mapped = Array.from({ length: count }, (_, at): OrderColumn | undefined => {
              const value = chosen[fieldOf(at)];
              return orderColumns.find((column) => column === value);
            });
            if (names.length > 0) rememberColumns(names, merchantId, mapped);
            const defaults = { date_order_delivery_customer, type_payment, name_order };
            onMapped({
              merchantId,
              headerRow,
              columns: mapped,
              defaults: Object.fromEntries(
                Object.entries(defaults).flatMap(([name, value]) => (value ? [[name, value]] : [])),
              ),
            });
          }}
        />
      </Stack>
    </Card>
  );
}
