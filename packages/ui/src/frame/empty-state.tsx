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
    font-size: 0.9375rem;
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
  /** Title, in the exact words of the screen. */
  text: string;
  /** The next step that the administrator can take. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Empty state of a list. */
export function EmptyState({ text, hint, action }: EmptyStateProps) {
  return (
    <Root>
      <strong>{text}</strong>
      {hint && <p>{hint}</p>}
      {action && <div>{action}</div>}
    </Root>
  );
}
