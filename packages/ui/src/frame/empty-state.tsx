import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 48px 24px;
  text-align: center;

  strong {
    font-size: 15px;
    font-weight: 600;
  }

  p {
    max-inline-size: 46ch;
    color: ${tokens.color.muted};
  }

  div {
    margin-block-start: 12px;
  }
`;

export interface EmptyStateProps {
  /** What is not there, in the screen's exact words. */
  text: string;
  /** What to do next. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Holds the place of a list that has nothing to show. */
export function EmptyState({ text, hint, action }: EmptyStateProps) {
  return (
    <Root>
      <strong>{text}</strong>
      {hint && <p>{hint}</p>}
      {action && <div>{action}</div>}
    </Root>
  );
}
