import { useSecurity, useSecurityUpdate } from '@tawseel/api-client/factors';
import { useTranslation } from '@tawseel/i18n';
import { Card, ErrorPanel, Skeleton } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import { styled } from 'styled-components';
import * as z from 'zod/mini';

const rules = ['optional', 'required'] as const;

const choosing = z.object({ factor: z.enum(rules, { error: 'required' }) });

const Settings = styled(Card)`
  margin-block-start: 24px;

  form {
    max-inline-size: 30rem;
  }
`;

/** Security settings of the company: whether everybody needs a second factor. */
export function SecurityCard() {
  const { t } = useTranslation();
  const { value, error, isFetching, retry } = useSecurity();
  const update = useSecurityUpdate();
  return (
    <Settings title={t('people:security.title')}>
      {error && <ErrorPanel message={error.message} onRetry={retry} isRetrying={isFetching} />}
      {!value && !error && <Skeleton $width="100%" $height="5.625rem" />}
      {value && (
        <Form
          schema={choosing}
          fields={[
            {
              name: 'factor',
              kind: 'select',
              label: t('people:security.factor'),
              hint: t('people:security.factorHint'),
              options: rules.map((rule) => ({ value: rule, label: t(`people:security.${rule}`) })),
            },
          ]}
          defaults={{ factor: value.factor_required ? 'required' : 'optional' }}
          onSubmit={async ({ factor }) => {
            await update?.({ factor_required: factor === 'required' });
            return t('people:security.saved');
          }}
          onSuccess={retry}
          subject="security"
        />
      )}
    </Settings>
  );
}
