import { labelKey } from '@tawseel/api-client';
import { contract as description, type Contract } from '@tawseel/api-client/contracts';
import { useExtensions } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { Card, columnsOf, Details, LinkButton, Ltr, tokens, useRowDetails } from '@tawseel/ui';
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
    font-size: 0.9375rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  header p {
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
  }

  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: auto;
    padding-block-start: 16px;
  }
`;

const lines = columnsOf('contracts', description, [
  'name_service',
  'company_id',
  'service_start_date',
  'service_end_date',
  'service_months',
  'payment_now_value',
  'all_value_service',
]);

/** One contract: its terms, its status, and links to sign or read it. */
export function ContractCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const details = useRowDetails(lines);
  const id = useId();
  const paths = contractPaths(contract.contract_id);
  const { hasPage } = useExtensions();
  const isUnsigned = contract.contract_file_client === '';
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
            {t(labelKey('contracts', description, 'contract_id'))} <Ltr>{contract.contract_id}</Ltr>
          </p>
        </div>
        <ContractStatus {...contract} />
      </header>
      <Details items={details(contract)} />
      <footer>
        {isUnsigned && hasPage(paths.signing) ? (
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
