import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const StopCard = styled.div`
  display: grid;
  gap: 10px;
  padding: 14px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};
`;

export const Contacts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr));
  gap: 8px;
`;

export const Contact = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 8px;
  min-block-size: 3.25rem;
  padding: 6px 8px;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentStrong};
  font-weight: 600;
  text-decoration: none;

  svg {
    font-size: 1.25rem;
  }
`;

export const Note = styled.p`
  display: grid;
  padding: 10px 14px;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.amberSoft};
  color: ${tokens.color.amber};
  font-size: 1.0625rem;
  overflow-wrap: anywhere;

  strong {
    font-size: 0.875rem;
    font-weight: 600;
  }
`;

/** What was reported, with its Undo. */
export const ReportBox = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 14px;
  border: 2px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};
  overflow-wrap: anywhere;

  > strong {
    font-size: 1.125rem;
  }

  &[data-outcome='Delivered'] {
    border-color: ${tokens.color.green};
  }

  &[data-outcome='Failed'] {
    border-color: ${tokens.color.amber};
  }
`;

/** Reasons as rows that a thumb cannot miss. */
export const Reasons = styled.fieldset`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: 8px;
    font-weight: 500;
  }

  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 3rem;
    padding: 6px 14px;
    border: 1px solid ${tokens.color.lineField};
    border-radius: ${tokens.radius.medium};
    background: ${tokens.color.surface};
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
    font-weight: 600;
  }

  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${tokens.color.accent};
  }

  > p {
    font-size: 0.875rem;
    font-weight: 500;
    color: ${tokens.color.red};
  }
`;
