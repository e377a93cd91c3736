import { media, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** Figures of a run beside each other. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: 1px;
  margin-block-end: 16px;
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.line};

  > div {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: 12px 16px;
    background: ${tokens.color.surface};
  }

  dt {
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
  }

  dd {
    font-size: 1.125rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div {
      padding: 10px 12px;
    }
  }
`;
