import { tokens } from '@tawseel/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const BackLink = styled(Link)`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  margin-inline-start: -12px;
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.text};
  font-size: 1.25rem;
`;
