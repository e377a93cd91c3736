import type { Contract } from '@tawseel/api-client/contracts';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Card, Details, LinkButton, Ltr, Money, tokens } from '@tawseel/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { contractPaths } from '../contract/paths.ts';
import { ContractStatus } from '../contract/contract-status.tsx';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;

  header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 12px;
    margin-block-end: 6px;
  }

  h2 {
    font-size: 15px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  header p {
    color: ${tokens.color.muted};
    font-size: 13px;
  }

  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: auto;
    padding-block-start: 16px;
  }
`;

/** One contract: its terms, its status, and links to sign or read it. */
export function ContractCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const id = useId();
  const paths = contractPaths(contract.contract_id);
  // One client has several contracts: the number distinguishes their cards.
  const name = `${id}-client ${id}-number`;
  return (
    <Root aria-labelledby={name}>
      <header>
        <div>
          <h2 id={`${id}-client`}>
            <bdi>{contract.name_client}</bdi>
          </h2>
          <p id={`${id}-number`}>
            {t('contract.number')} <Ltr>{contract.contract_id}</Ltr>
          </p>
        </div>
        <ContractStatus status={contract.status} />
      </header>
      <Details
        items={[
          { label: t('contract.admin'), value: <bdi>{contract.name_service}</bdi> },
          { label: t('contract.company'), value: <Ltr>{contract.company_id}</Ltr> },
          { label: t('contract.start'), value: <Ltr>{format.day(contract.service_start_date)}</Ltr> },
          { label: t('contract.end'), value: <Ltr>{format.day(contract.service_end_date)}</Ltr> },
          { label: t('contract.months'), value: format.number(contract.service_months) },
          { label: t('contract.paymentNow'), value: <Money value={contract.payment_now_value} /> },
          { label: t('contract.total'), value: <Money value={contract.all_value_service} /> },
        ]}
      />
      <footer>
        {contract.contract_file_client === '' ? (
          <LinkButton to={paths.signing} variant="primary" aria-describedby={name}>
            {t('list.sign')}
          </LinkButton>
        ) : (
          <>
            <LinkButton to={paths.ar} aria-describedby={name}>
              {t('list.arabic')}
            </LinkButton>
            <LinkButton to={paths.en} aria-describedby={name}>
              {t('list.english')}
            </LinkButton>
          </>
        )}
      </footer>
    </Root>
  );
}
