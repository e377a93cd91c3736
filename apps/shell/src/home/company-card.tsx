import { useExtensions } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Card, Ltr, tokens } from '@tawseel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useHomeCards } from './figure-cards.tsx';
import { figureOf, listOf, type Figures } from './figures.ts';
import type { PeriodStarts } from './periods.ts';
import { money, written } from './written.tsx';

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

interface Row {
  order: number;
  label: string;
  to: string;
  value: ReactNode;
}

/** Position of the shell's own line among the lines of features. */
const subscriptionOrder = 50;

/** The company's size and subscription; each line links to its screen. */
export function CompanyCard({ figures, starts }: { figures: Figures; starts: PeriodStarts }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { hasPage } = useExtensions();
  const rows: Row[] = useHomeCards('company').map(({ label, order, figure }) => ({
    order,
    label,
    to: listOf(figure, 'total', starts, hasPage),
    value: written(
      figureOf(figures, figure.value, 'total'),
      figure.unit === 'money' ? money : format.number,
      '5ch',
    ),
  }));
  if (hasPage('/CompanyInfo'))
    rows.push({
      order: subscriptionOrder,
      label: t('dashboard:subscriptionEnd'),
      to: '/CompanyInfo',
      value: written(
        figures.profits,
        ({ subscriptionEnd: end }) =>
          end === undefined ? t('dashboard:noDate') : <Ltr>{format.day(end) || end}</Ltr>,
        '5ch',
      ),
    });
  return (
    <Card title={t('dashboard:company')}>
      <Rows>
        {rows
          .toSorted((a, b) => a.order - b.order)
          .map(({ label, to, value }) => (
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
