import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Picture = styled.video`
  inline-size: 100%;
  max-block-size: 60dvh;
  margin-block-end: 12px;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
  object-fit: cover;
`;
