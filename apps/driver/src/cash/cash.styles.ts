import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Held = styled.dl`
  padding: 14px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};

  dt {
    color: ${tokens.color.muted};
  }

  dd {
    font-size: 1.25rem;
    font-weight: 600;
  }

  > dd:first-of-type {
    font-size: 2rem;
    line-height: 1.3;
    font-weight: 700;
  }
`;
