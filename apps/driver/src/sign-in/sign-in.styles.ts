import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Brand = styled.strong`
  color: ${tokens.color.accentStrong};
`;

export const Languages = styled.div`
  margin-block-start: 12px;
  text-align: center;

  label {
    min-block-size: 3rem;
  }
`;
