import { useCan } from '@tawseel/api-client';
import {
  writeContract,
  type ContractLanguage,
  type ContractWording,
} from '@tawseel/api-client/contract-text';
import type { Contract } from '@tawseel/api-client/contracts';
import { directionOf } from '@tawseel/i18n';
import { media, Paper, tokens } from '@tawseel/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { markValues, WrittenText } from './written-text.tsx';

const Sheet = styled(Paper)`
  font-size: 0.90625rem;
  line-height: 1.75;

  &:lang(ar) {
    line-height: 1.95;
  }

  > header {
    margin-block-end: 22px;
    padding-block-end: 16px;
    border-block-end: 2px solid ${tokens.color.accent};
    text-align: center;
  }

  > header h2 {
    font-size: 1.5rem;
    font-weight: 600;
    line-height: 1.4;
  }

  > header p {
    text-wrap: balance;
    color: ${tokens.color.muted};
  }

  h3 {
    margin-block: 20px 4px;
    font-size: 0.9375rem;
    font-weight: 600;
    break-after: avoid;
  }

  p {
    overflow-wrap: anywhere;
    orphans: 3;
    widows: 3;
  }

  p + p {
    margin-block-start: 6px;
  }

  /* Text and signatures of an ordinary contract go on one sheet. */
  ${media.print} {
    font-size: 10.5pt;
    line-height: 1.5;

    &:lang(ar) {
      line-height: 1.7;
    }

    > header {
      margin-block-end: 14px;
      padding-block-end: 10px;
    }

    h3 {
      margin-block: 13px 2px;
      font-size: 10.5pt;
    }

    p + p {
      margin-block-start: 3px;
    }
  }
`;

export interface ContractPaperProps {
  contract: Contract;
  language: ContractLanguage;
  wording: ContractWording;
  /** Content below the text: signatures, evidence. */
  children?: ReactNode;
}

/** The contract as a paper document, in its own language and direction. */
export function ContractPaper({ contract, language, wording, children }: ContractPaperProps) {
  const id = useId();
  const hasRecord = useCan('evidence');
  const written = writeContract(markValues(contract), language, wording, hasRecord);
  const { title, reference, preamble, articles } = written;
  return (
    <Sheet lang={language} dir={directionOf(language)} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>
          <WrittenText>{reference}</WrittenText>
        </p>
      </header>
      {preamble.map((paragraph) => (
        <p key={paragraph}>
          <WrittenText>{paragraph}</WrittenText>
        </p>
      ))}
      {articles.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <WrittenText>{paragraph}</WrittenText>
            </p>
          ))}
        </section>
      ))}
      {children}
    </Sheet>
  );
}
