import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Picture = styled.video`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  margin-block-end: 12px;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
`;
