import type { Contract } from '@tawseel/api-client/contracts';
import { useTranslation } from '@tawseel/i18n';
import { Card, focusHeading, LinkButton, Notice, Page, PageHeader } from '@tawseel/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { contractPaths } from '../contract/paths.ts';

const Said = styled(Card)`
  display: grid;
  gap: 14px;
  max-inline-size: 38.75rem;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Replaces the signature form of a signed contract. */
export function SignedAlready({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const paths = contractPaths(contract.contract_id);
  // It may replace the form whose button had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
  return (
    <Page>
      <PageHeader title={t('sign.title')} subtitle={<bdi>{contract.name_client}</bdi>} />
      <Said>
        <Notice tone="attention">{t('sign.already')}</Notice>
        <p>{t('sign.alreadyHint')}</p>
        <Links>
          <LinkButton to={paths.ar}>{t('list.arabic')}</LinkButton>
          <LinkButton to={paths.en}>{t('list.english')}</LinkButton>
        </Links>
      </Said>
    </Page>
  );
}
