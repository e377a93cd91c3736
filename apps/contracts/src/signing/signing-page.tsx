import { ApiError } from '@tawseel/api-client';
import { hashContractText } from '@tawseel/api-client/contract-record';
import type { ContractLanguage } from '@tawseel/api-client/contract-text';
import { useContractSigning, type Contract } from '@tawseel/api-client/contracts';
import { isLanguage, useTranslation } from '@tawseel/i18n';
import { Page, PageHeader, tokens, UnsavedGuard, useToast } from '@tawseel/ui';
import { LanguageChoice } from '@tawseel/ui/choice';
import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ContractView, useContractId } from '../contract/contract-view.tsx';
import { contractPaths } from '../contract/paths.ts';
import { sha256 } from '../contract/sha256.ts';
import { ContractPaper } from '../document/contract-paper.tsx';
import { useUnsignedWording } from '../document/use-wording.ts';
import { SignedAlready } from './signed-already.tsx';
import { SignatureForm, type SignatureKind } from './signature-form.tsx';
import { useReportedAddress } from './use-reported-address.ts';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 544px);
  align-items: start;
  gap: 20px;

  > :last-child {
    position: sticky;
    inset-block-start: 76px;
  }

  @media (width < 73.75rem) {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      position: static;
    }
  }
`;

const Text = styled.div`
  display: grid;
  justify-items: stretch;
  min-inline-size: 0;

  > article {
    margin-inline: 0;
    max-inline-size: none;
    box-shadow: ${tokens.shadow.low};
  }
`;

/** Navigates back, or to the contracts if the administrator came from outside. */
function useGoBack() {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === 'default' ? navigate(contractPaths('').list, { replace: true }) : navigate(-1));
}

function useLanguage() {
  const { i18n } = useTranslation('contracts');
  return useState<ContractLanguage>(isLanguage(i18n.language) ? i18n.language : 'ar');
}

function Signing({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const toast = useToast();
  const goBack = useGoBack();
  const sign = useContractSigning(contract.contract_id);
  const reportedAddress = useReportedAddress();
  const [language, setLanguage] = useLanguage();
  const wording = useUnsignedWording();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isTouched = useRef(false);
  const isUnsaved = useCallback(() => isTouched.current, []);

  async function approve(send: NonNullable<typeof sign>, image: string, kind: SignatureKind) {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await send({
        contract_file_client: image,
        ip_address_client: await reportedAddress(),
        language,
        contract_text_sha256: hashContractText(contract, language, sha256, wording),
      });
      isTouched.current = false;
      toast.success(t(kind === 'hand' ? 'sign.savedDrawn' : 'sign.savedTyped'));
      goBack();
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      const message = refusal?.fields['contract_file_client'] ?? refusal?.message ?? '';
      setFailure(t('sign.saveFailed', { message }));
      setIsBusy(false);
    }
  }

  // After signing, the page keeps showing the form until the navigation back completes.
  if (contract.contract_file_client !== '' && !isBusy) return <SignedAlready contract={contract} />;
  return (
    <Page>
      <PageHeader
        title={t('sign.title')}
        subtitle={<bdi>{contract.name_client}</bdi>}
        actions={<LanguageChoice label={t('sign.language')} value={language} onChange={setLanguage} />}
      />
      <Layout>
        <Text>
          <ContractPaper contract={contract} language={language} wording={wording} />
        </Text>
        {sign && (
          <SignatureForm
            client={contract.name_client}
            failure={failure}
            isBusy={isBusy}
            onTouched={() => {
              isTouched.current = true;
            }}
            onApprove={(image, kind) => approve(sign, image, kind)}
          />
        )}
      </Layout>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </Page>
  );
}

/** Page where the client reads a contract in either language and signs it. */
export function SigningPage() {
  const { t } = useTranslation('contracts');
  const contractId = useContractId();
  return (
    <ContractView contractId={contractId} title={t('sign.title')}>
      {(contract) => <Signing key={contract.contract_id} contract={contract} />}
    </ContractView>
  );
}
