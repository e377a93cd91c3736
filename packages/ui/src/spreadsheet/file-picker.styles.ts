import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
`;

export const Drop = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 36px 16px;
  border: 1px dashed ${tokens.color.lineField};
  border-radius: ${tokens.radius.small};
  text-align: center;
  cursor: pointer;

  &:hover {
    border-color: ${tokens.color.accent};
  }

  &:focus-within {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }

  span {
    color: ${tokens.color.muted};
  }

  /* Files are dropped on the field itself. */
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

export const Paste = styled.textarea`
  inline-size: 100%;
  margin-block-start: 6px;
  padding: 9px 11px;
  border: 1px solid ${tokens.color.lineField};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  resize: none;
`;

export const Or = styled.label`
  display: block;
  font-weight: 500;
`;
