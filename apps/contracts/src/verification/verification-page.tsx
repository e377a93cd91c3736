import { proveContract, recordCode, type ContractProof } from '@tawseel/api-client/contract-record';
import { useContractEvidence, type Contract } from '@tawseel/api-client/contracts';
import { useFormat, useTranslation } from '@tawseel/i18n';
import {
  Card,
  Details,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Ltr,
  Page,
  PageHeader,
  Skeleton,
  tokens,
} from '@tawseel/ui';
import { styled } from 'styled-components';
import { ContractView, useContractId } from '../contract/contract-view.tsx';
import { contractPaths } from '../contract/paths.ts';
import { sha256 } from '../contract/sha256.ts';
import { Checks } from './checks.tsx';
import { Verdict } from './verdict.tsx';

const Stack = styled.div`
  display: grid;
  gap: 16px;
  max-inline-size: 53.75rem;

  > p {
    color: ${tokens.color.muted};
  }
`;

function Proof({ proof }: { proof: ContractProof }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const { entry } = proof;
  return (
    <>
      <Verdict isValid={proof.isValid} />
      <Checks proof={proof} />
      <Card title={t('verify.record')}>
        <Details
          items={[
            { label: t('verify.code'), value: <Ltr>{recordCode(entry.hash)}</Ltr> },
            { label: t('verify.signedAt'), value: <bdi>{format.expenseDate(entry.signed_at)}</bdi> },
            { label: t('verify.signedBy'), value: <Ltr>{entry.admin_id}</Ltr> },
            { label: t('verify.language'), value: t(`verify.languages.${entry.language}`) },
          ]}
        />
      </Card>
      <p>{t('verify.about')}</p>
    </>
  );
}

function Verification({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { value: chain, error, isFetching, retry } = useContractEvidence();
  const paths = contractPaths(contract.contract_id);
  const isSigned = contract.contract_file_client !== '';
  const proof = chain && proveContract(contract, chain, sha256);
  return (
    <Page>
      <PageHeader
        title={t('verify.title', { id: contract.contract_id })}
        subtitle={<bdi>{contract.name_client}</bdi>}
        actions={
          <>
            <LinkButton to={paths.ar}>{t('list.arabic')}</LinkButton>
            <LinkButton to={paths.en}>{t('list.english')}</LinkButton>
          </>
        }
      />
      <Stack>
        {error && !chain && <ErrorPanel message={error.message} onRetry={retry} isRetrying={isFetching} />}
        {!error && !chain && <Skeleton $width="100%" $height="20rem" />}
        {chain && !isSigned && !proof && <EmptyState text={t('verify.unsigned')} />}
        {chain && isSigned && !proof && (
          <EmptyState text={t('verify.noRecord')} hint={t('verify.noRecordHint')} />
        )}
        {proof && <Proof proof={proof} />}
      </Stack>
    </Page>
  );
}

/** Verifies a signed contract in the browser: recomputes every hash from the server's present response. */
export function VerificationPage() {
  const { t } = useTranslation('contracts');
  const contractId = useContractId();
  return (
    <ContractView contractId={contractId} title={t('verify.title', { id: contractId })}>
      {(contract) => <Verification contract={contract} />}
    </ContractView>
  );
}
