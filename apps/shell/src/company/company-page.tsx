import { labelKey, useRowUpdate } from '@tawseel/api-client';
import { company, useCompany, type Company } from '@tawseel/api-client/company';
import { sumOf } from '@tawseel/api-client/fils';
import { useFormat, useTranslation } from '@tawseel/i18n';
import {
  Button,
  Card,
  Details,
  ErrorPanel,
  fetchedDialog,
  Ltr,
  Money,
  Page,
  PageHeader,
  Skeleton,
  useOpenDialog,
  useReturn,
  type Detail,
} from '@tawseel/ui';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { company as words } from '../words/company.ts';
import type { CompanyEditProps } from './company-edit.tsx';
import { useKnownWords } from './use-known-words.ts';

const CompanyEdit = fetchedDialog<CompanyEditProps>(
  async () => (await import(/* webpackChunkName: "company-edit" */ './company-edit.tsx')).CompanyEdit,
);

const visited = { details: 'details' } as const;

const Cards = styled.div`
  display: grid;
  gap: 14px;

  /* One grid for the lines of all cards, so that they share its columns. */
  dl {
    grid-template-columns: repeat(auto-fill, minmax(min(13.125rem, 100%), 1fr));
    gap: 14px 24px;
  }

  dl > div {
    grid-column: auto;
    display: block;
    padding: 0;
    border: 0;
  }

  && dd {
    text-align: start;
  }
`;

/** An amount; a missing one, and a text that is not a number, stay as they are. */
function amount(value: number): ReactNode {
  return Number.isFinite(value) ? <Money value={value} unit="JOD" /> : value;
}

/** An id, phone number or date; a missing one stays missing. */
function ltr(value: string): ReactNode {
  return value && <Ltr>{value}</Ltr>;
}

function useDetails(shown: Company | undefined): { title: string; items: Detail[] }[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { statusOf, typeOf } = useKnownWords();
  const line = (label: string, show: (known: Company) => ReactNode): Detail => ({
    label: t(label),
    value: shown ? show(shown) : <Skeleton $width="14ch" />,
  });
  const row = (name: keyof Company, show: (known: Company) => ReactNode) =>
    line(labelKey('company', company, name), show);
  return [
    {
      title: t('company:profile'),
      items: [
        row('company_id', (known) => ltr(known.company_id)),
        row('name_company', (known) => known.name_company),
        row('name_admin', (known) => known.name_admin),
        row('email', (known) => ltr(known.email)),
        row('phone', (known) => ltr(known.phone)),
        row('country', (known) => known.country),
        row('city', (known) => known.city),
      ],
    },
    {
      title: t('company:subscription'),
      items: [
        row('type_account_subscription', (known) => typeOf(known.type_account_subscription)),
        row('subscription_month', ({ subscription_month: count }) =>
          Number.isFinite(count) ? t('company:monthCount', { count, number: format.number(count) }) : count,
        ),
        row('start_subscription', (known) =>
          ltr(format.day(known.start_subscription) || known.start_subscription),
        ),
        row('end_subscription', (known) => ltr(format.day(known.end_subscription) || known.end_subscription)),
        row('status', (known) => statusOf(known.status)),
      ],
    },
    {
      title: t('company:payments'),
      items: [
        row('payment', (known) => amount(known.payment)),
        row('subscription_value_money', (known) => amount(known.subscription_value_money)),
        line('company:total', (known) => {
          const total = sumOf([known.subscription_value_money, known.payment]);
          return Number.isFinite(total) ? amount(total) : undefined;
        }),
      ],
    },
  ];
}

/** The company's details, which its owner may edit, and its subscription. */
function CompanyInformation() {
  const { t } = useTranslation();
  const { value, error, isFetching, retry } = useCompany();
  const groups = useDetails(value);
  const update = useRowUpdate(company);
  const goBack = useReturn();
  const [open, setOpen] = useOpenDialog<'details'>('company', { isReady: value !== undefined, visited });

  return (
    <Page>
      <PageHeader
        title={t('company:title')}
        actions={
          update &&
          value && (
            <Button aria-haspopup="dialog" onClick={() => setOpen('details')}>
              {t('company:edit')}
            </Button>
          )
        }
      />
      {error ? (
        <ErrorPanel
          message={error.fromServer ? error.message : t('company:loadFailed')}
          onRetry={retry}
          isRetrying={isFetching}
        />
      ) : (
        <Cards aria-busy={!value}>
          {groups.map(({ title, items }) => (
            <Card key={title} title={title}>
              <Details items={items} />
            </Card>
          ))}
        </Cards>
      )}
      {open && update && value && (
        <CompanyEdit
          row={value}
          update={update}
          onClose={() => {
            setOpen(undefined);
            goBack?.();
          }}
        />
      )}
    </Page>
  );
}

export const CompanyPage = withBundledWords('company', words, CompanyInformation);
