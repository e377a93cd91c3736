import { media, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Radios = styled.fieldset`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  margin: 0 0 16px;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: 6px;
    padding: 0;
    font-weight: 500;
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: 2px 10px;
    padding: 8px 12px;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.small};
    cursor: pointer;
    transition: border-color ${tokens.motion};
  }

  label:hover {
    border-color: ${tokens.color.lineStrong};
  }

  label:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
  }

  label:has(:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 1px;
  }

  input {
    inline-size: 1rem;
    block-size: 1lh;
    margin: 0;
    accent-color: ${tokens.color.accent};
    outline: none;
  }

  small {
    grid-column: 2;
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
  }

  ${media.phone} {
    label {
      min-block-size: ${tokens.height.touch};
      align-content: center;
    }
  }
`;
