import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const SortableRows = styled.ol`
  display: grid;
  gap: 8px;
`;

export const SortableRow = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 4px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  overflow-wrap: anywhere;

  > div:first-of-type {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }

  small {
    display: block;
    color: ${tokens.color.muted};
    font-size: 0.875rem;
  }

  &[data-dragged] {
    z-index: 1;
    border-color: ${tokens.color.accent};
    box-shadow: ${tokens.shadow.high};
  }
`;

/** A finger on it drags; anywhere else it scrolls the page. */
export const Handle = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 3.5rem;
  min-block-size: 3rem;
  padding-inline: 8px;
  color: ${tokens.color.muted};
  font-weight: 600;
  cursor: grab;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;

  svg {
    font-size: 1.25rem;
  }
`;

export const Moves = styled.div`
  display: flex;
  gap: 4px;
  margin-inline-start: auto;

  && > button {
    inline-size: 3rem;
    block-size: 3rem;
    padding: 0;
    font-size: 1.25rem;
  }
`;
