import { useContract, type Contract } from '@tawseel/api-client/contracts';
import { useTranslation } from '@tawseel/i18n';
import { EmptyState, ErrorPanel, LinkButton, Page, PageHeader, Skeleton, VisuallyHidden } from '@tawseel/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { completeContract } from './complete-contract.ts';
import { contractPaths } from './paths.ts';

/** The contract of the URL. */
export function useContractId(): string {
  return useParams().contractId ?? '';
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden as="output">{t('base:loading')}</VisuallyHidden>
      <Skeleton $width="100%" $height="min(70vh, 900px)" />
    </>
  );
}

function Missing() {
  const { t } = useTranslation('contracts');
  const { list } = contractPaths('');
  return (
    <EmptyState
      text={t('contract.notFound')}
      hint={t('contract.notFoundHint')}
      action={
        <LinkButton to={list} variant="primary">
          {t('contract.toList')}
        </LinkButton>
      }
    />
  );
}

export interface ContractViewProps {
  contractId: string;
  /** Title of the page while there is no contract to show. */
  title: string;
  /** Renders the page of a loaded contract. */
  children: (contract: Contract) => ReactNode;
}

/** A page about one contract, with its loading, not-found and error states. */
export function ContractView({ contractId, title, children }: ContractViewProps) {
  const { t } = useTranslation('contracts');
  const { value, error, isFetching, retry } = useContract(contractId);
  if (value) return children(completeContract(value, contractId));
  const isMissing = value === null || error?.code === 'not_found';
  return (
    <Page>
      <PageHeader title={title} />
      {isMissing && <Missing />}
      {error && !isMissing && (
        <ErrorPanel message={t('contract.loadFailed')} onRetry={retry} isRetrying={isFetching} />
      )}
      {!error && !isMissing && <Waiting />}
    </Page>
  );
}
