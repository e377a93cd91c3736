import { useCan } from '@tawseel/api-client';
import { customerQuery } from '@tawseel/api-client/privacy';
import { useTranslation } from '@tawseel/i18n';
import { Card, Page, PageHeader } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MissingPage } from '../feature-page/missing-page.tsx';
import { privacy as words } from '../words/privacy.ts';
import { CustomerCard } from './customer-card.tsx';
import { RetentionCard } from './retention-card.tsx';

const Cards = styled.div`
  display: grid;
  gap: 14px;

  form {
    max-inline-size: 30rem;
  }
`;

function Privacy() {
  const { t } = useTranslation();
  const [phone, setPhone] = useState<string>();
  return (
    <Page>
      <PageHeader title={t('privacy:title')} subtitle={t('privacy:subtitle')} />
      <Cards>
        <Card title={t('privacy:lookup')}>
          <Form
            schema={customerQuery}
            fields={[
              { name: 'phone', kind: 'phone', label: t('privacy:phone'), hint: t('privacy:phoneHint') },
            ]}
            onSubmit={(query) => setPhone(query.phone)}
            submitLabel={t('privacy:show')}
            subject="customer"
            isGuarded={false}
          />
        </Card>
        {phone !== undefined && <CustomerCard key={phone} phone={phone} />}
        <RetentionCard />
      </Cards>
    </Page>
  );
}

/** Customers' data: what is held on a phone number, its export and erasure, and how long it is retained. */
export const PrivacyPage = withBundledWords('privacy', words, function PrivacyPage() {
  return useCan('privacy') ? <Privacy /> : <MissingPage />;
});
