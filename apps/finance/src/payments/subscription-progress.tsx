import { useCompany } from '@tawseel/api-client/company';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Money, Skeleton, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

const Root = styled.section`
  display: grid;
  gap: 8px;
  margin-block-end: 20px;
`;

const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 24px;
  color: ${tokens.color.muted};

  strong {
    font-weight: 600;
    color: ${tokens.color.text};
  }
`;

const Bar = styled.div<{ $share: number }>`
  block-size: 8px;
  overflow: hidden;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.line};
  forced-color-adjust: none;

  &::before {
    content: '';
    display: block;
    inline-size: ${({ $share }) => $share * 100}%;
    block-size: 100%;
    background: ${tokens.color.accent};
  }
`;

const amountOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Paid and remaining part of the subscription; renders nothing if they are unknown. */
export function SubscriptionProgress() {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const { value, error } = useCompany();
  if (error && !value) return null;
  const paid = value?.payment ?? 0;
  const remaining = value?.subscription_value_money ?? 0;
  const all = amountOf(paid) + amountOf(remaining);
  return (
    <Root aria-label={t('payments.progress')}>
      <Figures>
        <span>
          {t('payments.paid')} <strong>{value ? <Money value={paid} /> : <Skeleton $width="10ch" />}</strong>
        </span>
        <span>
          {t('payments.remaining')}{' '}
          <strong>{value ? <Money value={remaining} /> : <Skeleton $width="10ch" />}</strong>
        </span>
      </Figures>
      <Bar $share={all > 0 ? Math.min(1, amountOf(paid) / all) : 0} title={value && format.money(paid)} />
    </Root>
  );
}
