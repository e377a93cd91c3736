import { useList } from '@tawseel/api-client';
import { contract } from '@tawseel/api-client/contracts';
import { useListExport } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import { ExportButton, ListScreen, useListState } from '@tawseel/ui';
import { completeContract } from '../contract/complete-contract.ts';
import { ContractCard } from './contract-card.tsx';

/** Columns that the search covers. */
const searched = ['name_client', 'company_id', 'status', 'service_end_date', 'activity'];

/** Contracts between provider and company: search, sign, read. */
export function ContractsPage() {
  const { t } = useTranslation('contracts');
  const state = useListState();
  const view = { ...state.query, searchIn: searched };
  const list = useList(contract, view);
  const run = useListExport('contracts', view);
  return (
    <ListScreen title={t('list.title')} state={state} actions={<ExportButton list={list} run={run} />}>
      <ListScreen.Toolbar
        list={list}
        search={{ label: t('list.search'), placeholder: t('list.searchShort') }}
      />
      <ListScreen.Cards
        list={list}
        rowKey={(contract) => contract.contract_id}
        empty={{ text: t('list.empty'), hint: t('list.emptyHint') }}
      >
        {(contract) => <ContractCard contract={completeContract(contract, '')} />}
      </ListScreen.Cards>
    </ListScreen>
  );
}
