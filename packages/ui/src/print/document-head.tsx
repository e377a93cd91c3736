import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 4px 16px;
  padding-block-end: 14px;
  border-block-end: 2px solid ${tokens.color.text};

  strong,
  h2 {
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.35;
  }

  p {
    color: ${tokens.color.muted};
  }
`;

export interface DocumentHeadProps {
  /** The company that the document is of. */
  company: { name_company: string; city?: string | undefined; phone?: string | undefined };
  /** Title of the document, as a heading of level 2. */
  children: ReactNode;
  className?: string;
}

/** Head of a printed document. */
export function DocumentHead({
  company: { name_company: name, city, phone },
  children,
  className,
}: DocumentHeadProps) {
  return (
    <Root className={className}>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {(city || phone) && (
          <p>
            {city && <bdi>{city}</bdi>}
            {city && phone && ' · '}
            {phone && <bdi dir="ltr">{phone}</bdi>}
          </p>
        )}
      </div>
      {children}
    </Root>
  );
}
