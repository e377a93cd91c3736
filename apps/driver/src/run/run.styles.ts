import { tokens } from '@tawseel/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Three counts in a row, the cash below them in the whole width; each on its own line with large text. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};

  > div {
    flex: 1 1 6.5rem;
    padding: 8px 12px;
  }

  > :last-child {
    flex-basis: 100%;
    border-block-start: 1px solid ${tokens.color.line};
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
  }

  dt {
    color: ${tokens.color.muted};
    font-size: 0.875rem;
  }

  dd {
    font-size: 1.25rem;
    line-height: 1.4;
    font-weight: 700;
  }
`;

export const NextCard = styled.section`
  display: grid;
  gap: 10px;
  padding: 14px;
  border: 2px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};

  > p:first-child {
    color: ${tokens.color.accentStrong};
    font-weight: 600;
  }
`;

export const StopLink = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  min-block-size: 3.5rem;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Place = styled.span`
  margin-inline-start: 12px;
  min-inline-size: 1.75rem;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
  color: ${tokens.color.muted};
  font-weight: 600;
  text-align: center;
`;
