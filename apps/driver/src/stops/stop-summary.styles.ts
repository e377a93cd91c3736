import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Summary = styled.div`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;

  strong {
    font-size: 1.25rem;
    line-height: 1.4;
    font-weight: 700;
  }
`;

export const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  font-weight: 600;

  > span {
    color: ${tokens.color.muted};
    font-weight: 500;
  }

  > [data-amount] {
    font-size: 2rem;
    line-height: 1.3;
    font-weight: 700;
  }

  &[data-paid] {
    color: ${tokens.color.green};
  }
`;
