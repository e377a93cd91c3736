import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** The field with its button, and the camera in the whole width below. */
export const CodeLine = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;

  input {
    min-block-size: 3.25rem;
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
  }

  && > button {
    block-size: auto;
    min-block-size: 3.25rem;
  }

  > :nth-child(3) {
    grid-column: 1 / -1;
    font-size: 1.0625rem;
  }
`;

export const PickupLabel = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  min-block-size: 3.5rem;
  cursor: pointer;

  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-inline-start: 14px;
    accent-color: ${tokens.color.accent};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: -2px;
  }
`;

export const Shop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;

  h2 {
    font-size: 1.0625rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  a {
    display: grid;
    place-items: center;
    min-block-size: 3rem;
  }
`;
