import type { OrderFigures, ProfitFigures } from '@tawseel/api-client/dashboard';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Card, Ltr, Money, Skeleton, tokens } from '@tawseel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Rows = styled.ul`
  display: grid;
  gap: 2px;
  margin-inline: -10px;

  a {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 8px 10px;
    border-radius: ${tokens.radius.small};
    color: ${tokens.color.muted};
    text-decoration: none;
    transition: background ${tokens.motion};
  }

  a:hover {
    background: ${tokens.color.sunken};
  }

  strong {
    font-weight: 600;
    color: ${tokens.color.text};
    font-variant-numeric: tabular-nums;
  }
`;

interface CompanyCardProps {
  /** `undefined` while they are on their way, null where they could not be had. */
  orders: OrderFigures | null | undefined;
  profits: ProfitFigures | null | undefined;
}

function shown<Figures>(figures: Figures | null | undefined, write: (figures: Figures) => ReactNode) {
  if (figures === undefined) return <Skeleton $width="5ch" />;
  return figures === null ? '—' : write(figures);
}

/** People, fleet and subscription; each line leads to its screen. */
export function CompanyCard({ orders, profits }: CompanyCardProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const rows: { label: string; to: string; value: ReactNode }[] = [
    {
      label: t('dashboard.merchants'),
      to: '/merchants',
      value: shown(orders, ({ merchants }) => format.number(merchants)),
    },
    {
      label: t('dashboard.drivers'),
      to: '/drivers',
      value: shown(orders, ({ drivers }) => format.number(drivers)),
    },
    { label: t('dashboard.cars'), to: '/cars', value: shown(profits, ({ cars }) => format.number(cars)) },
    {
      label: t('dashboard.cities'),
      to: '/cities',
      value: shown(profits, ({ cities }) => format.number(cities)),
    },
    {
      label: t('dashboard.subscriptionEnd'),
      to: '/CompanyInfo',
      value: shown(profits, ({ subscriptionEnd: end }) =>
        end === undefined ? t('dashboard.noDate') : <Ltr>{format.day(end)}</Ltr>,
      ),
    },
    {
      label: t('dashboard.paidSoFar'),
      to: '/PaymentCardsMonth',
      value: shown(profits, ({ paidSoFar }) => <Money value={paidSoFar} />),
    },
  ];
  return (
    <Card title={t('dashboard.company')}>
      <Rows>
        {rows.map(({ label, to, value }) => (
          <li key={label}>
            <Link to={to}>
              {label}
              <strong>{value}</strong>
            </Link>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
