import type { ContractCheck, ContractProof } from '@tawseel/api-client/contract-record';
import { useTranslation } from '@tawseel/i18n';
import { Card, Icon, icons, media, tokens } from '@tawseel/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Hash } from '../contract/hash.tsx';

const List = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 12px;
    padding-block: 10px;
    border-block-end: 1px solid ${tokens.color.line};
  }

  > li:last-child {
    border: 0;
    padding-block-end: 0;
  }

  svg {
    margin-block-start: 3px;
    color: ${tokens.color.red};
  }

  [data-valid] svg {
    color: ${tokens.color.green};
  }

  strong {
    font-weight: 500;
  }

  p {
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
  }

  bdi {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  /* Where a hash takes two lines, its label has one of its own. */
  ${media.phone} {
    bdi {
      display: block;
      text-align: match-parent;
    }
  }

  code {
    font: 0.71875rem/1.6 ${tokens.font.mono};
  }
`;

interface CheckProps {
  isValid: boolean;
  name: string;
  children: ReactNode;
}

function Check({ isValid, name, children }: CheckProps) {
  const { t } = useTranslation('contracts');
  return (
    <li data-valid={isValid || undefined}>
      <Icon path={isValid ? icons.tick : icons.cross} strokeWidth={2.4} />
      <div>
        <strong>
          {name}: {t(isValid ? 'verify.same' : 'verify.differs')}
        </strong>
        {children}
      </div>
    </li>
  );
}

function Labelled({ label, value }: { label: string; value: string }) {
  return (
    <p>
      {label} <Hash>{value}</Hash>
    </p>
  );
}

function Hashes({ check }: { check: ContractCheck }) {
  const { t } = useTranslation('contracts');
  if (check.isValid) return <Labelled label={t('verify.hash')} value={check.kept} />;
  return (
    <>
      <Labelled label={t('verify.kept')} value={check.kept} />
      <Labelled label={t('verify.found')} value={check.found} />
    </>
  );
}

/** The recomputed hashes, and whether each equals the stored one. */
export function Checks({ proof }: { proof: ContractProof }) {
  const { t, i18n } = useTranslation('contracts');
  const broken = proof.brokenEntries;
  return (
    <Card title={t('verify.checks')}>
      <List>
        {proof.checks.map((check) => (
          <Check key={check.name} isValid={check.isValid} name={t(`verify.names.${check.name}`)}>
            <Hashes check={check} />
          </Check>
        ))}
        <Check isValid={broken.length === 0} name={t('verify.names.chain')}>
          <p>
            {broken.length === 0
              ? t('verify.chainWhole')
              : t('verify.chainBroken', { numbers: broken.join(i18n.language === 'ar' ? '، ' : ', ') })}
          </p>
        </Check>
      </List>
    </Card>
  );
}
