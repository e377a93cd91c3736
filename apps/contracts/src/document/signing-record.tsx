import { recordCode } from '@tawseel/api-client/contract-record';
import type { ContractLanguage } from '@tawseel/api-client/contract-text';
import { useContractEvidence, type Contract, type ContractEvidence } from '@tawseel/api-client/contracts';
import { formatsOf } from '@tawseel/i18n';
import { Ltr, media, tokens } from '@tawseel/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Hash } from '../contract/hash.tsx';
import { documentWords } from './document-words.ts';

const Root = styled.section`
  margin-block-start: 32px;
  padding: 16px 18px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
  font-size: 0.78125rem;
  line-height: 1.6;
  break-inside: avoid;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    margin-block-end: 8px;
  }

  h3 {
    margin: 0;
  }

  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 3px 18px;
    margin-block-end: 10px;
  }

  dt {
    color: ${tokens.color.muted};
  }

  dd {
    overflow-wrap: anywhere;
  }

  code,
  bdi {
    white-space: normal;
  }

  code {
    font: 0.6875rem/1.6 ${tokens.font.mono};
  }

  > p {
    color: ${tokens.color.muted};
  }

  ${media.phone} {
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }

    dd {
      margin-block-end: 8px;
    }
  }

  ${media.print} {
    font-size: 8.5pt;
    background: none;

    dl {
      grid-template-columns: max-content minmax(0, 1fr);
      gap: 1px 14px;
    }

    dd {
      margin: 0;
    }

    code {
      font-size: 7.5pt;
    }
  }
`;

function linesOf(entry: ContractEvidence, language: ContractLanguage): [string, ReactNode][] {
  const { record } = documentWords[language];
  const format = formatsOf(language);
  return [
    [record.contract, <Ltr key="contract">{entry.contract_id}</Ltr>],
    [record.number, <Ltr key="number">{entry.evidence_no}</Ltr>],
    [record.signedAt, <bdi key="at">{format.expenseDate(entry.signed_at)}</bdi>],
    [record.signedBy, <Ltr key="by">{entry.admin_id}</Ltr>],
    [record.addressSeen, <Ltr key="seen">{entry.address_seen}</Ltr>],
    [record.addressReported, <Ltr key="reported">{entry.address_reported || '—'}</Ltr>],
    [record.device, <Ltr key="device">{entry.user_agent || '—'}</Ltr>],
    [record.language, record.languages[entry.language]],
    [record.textHash, <Hash key="text">{entry.contract_text_sha256}</Hash>],
    [record.imageHash, <Hash key="image">{entry.image_sha256}</Hash>],
    [record.previousHash, <Hash key="before">{entry.previous_hash}</Hash>],
    [record.hash, <Hash key="hash">{entry.hash}</Hash>],
  ];
}

/** Evidence of the signing: time, signer, address, and the hashes that prove it. */
export function SigningRecord({ contract, language }: { contract: Contract; language: ContractLanguage }) {
  const id = useId();
  const { value: chain, error } = useContractEvidence();
  const { record } = documentWords[language];
  const entry = chain?.find(({ contract_id }) => contract_id === contract.contract_id);
  return (
    <Root aria-labelledby={id}>
      <header>
        <h3 id={id}>{record.title}</h3>
        {entry && (
          <span>
            {record.code}{' '}
            <Ltr>
              <code>{recordCode(entry.hash)}</code>
            </Ltr>
          </span>
        )}
      </header>
      {entry && (
        <dl>
          {linesOf(entry, language).map(([label, value]) => (
            <Line key={label} label={label}>
              {value}
            </Line>
          ))}
        </dl>
      )}
      <p>{entry ? record.about : error ? record.failed : chain ? record.missing : record.waiting}</p>
    </Root>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
