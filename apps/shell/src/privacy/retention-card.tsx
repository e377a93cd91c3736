import { ApiError, useApiClient } from '@tawseel/api-client';
import { countDue, retentionQuery, useRetention, useRetentionUpdate } from '@tawseel/api-client/privacy';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Card, ErrorPanel, fetchedDialog, Skeleton, useQuestion } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';

const ConfirmDialog = fetchedDialog(async () => (await import('@tawseel/ui/dialogs')).ConfirmDialog);

interface Asked {
  months: number;
  due: number;
}

/** For how long customers' data is retained. A period that erases data is saved after a question. */
export function RetentionCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useApiClient();
  const { value, error, isFetching, retry } = useRetention();
  const update = useRetentionUpdate();
  const { asked, ask, answer } = useQuestion<Asked>();

  const submit = async (months: number | null) => {
    const due = months === null ? 0 : await countDue(client, { retention_months: months });
    if (months !== null && due > 0 && !(await ask({ months, due })))
      throw new ApiError('invalid', t('privacy:unchanged'));
    await update?.({ retention_months: months });
    return t('privacy:saved');
  };
  return (
    <Card title={t('privacy:retention')}>
      {error && <ErrorPanel message={error.message} onRetry={retry} isRetrying={isFetching} />}
      {!value && !error && <Skeleton $width="100%" $height="5.625rem" />}
      {value && (
        <Form
          schema={retentionQuery}
          fields={[
            {
              name: 'retention_months',
              kind: 'number',
              label: t('privacy:months'),
              hint: t('privacy:monthsHint'),
              isOptional: true,
            },
          ]}
          defaults={value.retention_months === null ? {} : { retention_months: value.retention_months }}
          onSubmit={({ retention_months }) => submit(retention_months ?? null)}
          subject="retention"
        />
      )}
      {asked && (
        <ConfirmDialog
          title={t('privacy:retentionTitle')}
          question={t('privacy:retentionQuestion', {
            months: format.number(asked.months),
            number: format.number(asked.due),
          })}
          confirmLabel={t('privacy:save')}
          isDanger
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </Card>
  );
}
