import { useCan } from '@tawseel/api-client';
import type { ContractLanguage } from '@tawseel/api-client/contract-text';
import type { Contract } from '@tawseel/api-client/contracts';
import { useExtensions } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { Button, LinkButton, Notice, Page, PageHeader, tokens } from '@tawseel/ui';
import { createGlobalStyle, styled } from 'styled-components';
import { ContractView, useContractId } from '../contract/contract-view.tsx';
import { contractPaths } from '../contract/paths.ts';
import { ContractPaper } from './contract-paper.tsx';
import { footOfSheet } from './foot-of-sheet.ts';
import { Signatures } from './signatures.tsx';
import { SigningRecord } from './signing-record.tsx';
import { useSignedWording, useUnsignedWording } from './use-wording.ts';

const Sheets = createGlobalStyle<{ $foot: string }>`
  @page {
    size: A4;
    margin: 15mm 18mm 17mm;

    @bottom-center {
      content: ${({ $foot }) => $foot};
      color: ${tokens.color.muted};
      font: 8pt ${tokens.font.sans};
    }
  }
`;

const Above = styled.div`
  display: grid;
  gap: 16px;
  margin-block-end: 20px;

  > header {
    margin: 0;
  }
`;

interface DocumentProps {
  contract: Contract;
  language: ContractLanguage;
}

/** A signed contract with the record of its signing, in the wording that was signed. */
function RecordedContract({ contract, language }: DocumentProps) {
  return (
    <ContractPaper contract={contract} language={language} wording={useSignedWording(contract)}>
      <Signatures contract={contract} language={language} />
      <SigningRecord contract={contract} language={language} />
    </ContractPaper>
  );
}

/** A contract that is not signed, or whose server keeps no records. */
function PlainContract({ contract, language }: DocumentProps) {
  return (
    <ContractPaper contract={contract} language={language} wording={useUnsignedWording()}>
      <Signatures contract={contract} language={language} />
    </ContractPaper>
  );
}

function Document({ contract, language }: DocumentProps) {
  const { t } = useTranslation('contracts');
  const paths = contractPaths(contract.contract_id);
  const { hasPage } = useExtensions();
  const isSigned = contract.contract_file_client !== '';
  const hasRecord = useCan('evidence') && isSigned;
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <Page>
      <Sheets $foot={footOfSheet(contract.contract_id, language)} />
      <Above data-print="hide">
        <PageHeader
          title={t('document.title', { id: contract.contract_id })}
          actions={
            <>
              <LinkButton to={paths[other]}>
                {t(other === 'ar' ? 'document.arabic' : 'document.english')}
              </LinkButton>
              {hasRecord && <LinkButton to={paths.verification}>{t('document.verify')}</LinkButton>}
              <Button variant={isSigned ? 'primary' : 'plain'} onClick={() => window.print()}>
                {t('base:print')}
              </Button>
              {!isSigned && hasPage(paths.signing) && (
                <LinkButton to={paths.signing} variant="primary">
                  {t('list.sign')}
                </LinkButton>
              )}
            </>
          }
        />
        {!isSigned && <Notice tone="attention">{t('document.unsigned')}</Notice>}
      </Above>
      {hasRecord ? (
        <RecordedContract contract={contract} language={language} />
      ) : (
        <PlainContract contract={contract} language={language} />
      )}
    </Page>
  );
}

function ContractPage({ language }: { language: ContractLanguage }) {
  const { t } = useTranslation('contracts');
  const contractId = useContractId();
  return (
    <ContractView contractId={contractId} title={t('document.title', { id: contractId })}>
      {(contract) => <Document contract={contract} language={language} />}
    </ContractView>
  );
}

/** The contract in Arabic, independent of the console's language. */
export function ArabicContractPage() {
  return <ContractPage language="ar" />;
}

/** The contract in English, independent of the console's language. */
export function EnglishContractPage() {
  return <ContractPage language="en" />;
}
