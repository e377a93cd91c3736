import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: 16px;
`;

export const Statement = styled.p`
  padding: 12px 14px;
  border-inline-start: 3px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.accentSoft};
  font-size: 0.8125rem;
  text-wrap: pretty;
`;
