import { media, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** Reports that wait, above everything that is less urgent. */
export const Section = styled.section`
  margin-block-end: 20px;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    margin-block-end: 8px;
  }

  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 0.9375rem;
    font-weight: 600;
  }

  > header p {
    color: ${tokens.color.muted};
  }

  ${media.print} {
    display: none;
  }
`;

export const Reports = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: 12px;
  margin-block-end: 8px;

  > li {
    display: grid;
    gap: 10px;
    padding: 14px 16px;
    border: 1px solid ${tokens.color.line};
    border-inline-start: 3px solid ${tokens.color.amber};
    border-radius: ${tokens.radius.medium};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.low};
    overflow-wrap: anywhere;
  }

  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    font-size: 0.9375rem;
    font-weight: 600;
  }

  h3 small {
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
    font-weight: 400;
  }
`;

/** Why a report waits. */
export const Reason = styled.p`
  color: ${tokens.color.amber};
  font-weight: 500;
`;

/** Facts of the report beside the present ones of its order. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr);
  gap: 3px 14px;

  > div {
    display: contents;
  }

  dt {
    color: ${tokens.color.muted};
  }

  dd {
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
  }
`;

export const Decisions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;

  > p {
    flex-basis: 100%;
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
  }
`;
