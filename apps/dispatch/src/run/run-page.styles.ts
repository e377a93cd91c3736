import { Notice } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
`;

export const Told = styled(Notice)`
  margin-block-end: 16px;

  a {
    margin-inline-start: 8px;
  }
`;
