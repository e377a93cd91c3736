import { styled } from 'styled-components';
import { Sentence } from '../frame/values.tsx';
import { tokens } from '../theme/tokens.ts';
import type { RemovalBlockers } from './row-dialogs.types.ts';

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-block-start: 12px;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
    color: ${tokens.color.text};
  }

  a {
    margin-inline-start: 12px;
  }
`;

/** The reasons against a deletion, with links to the pages that settle them. */
export function Blockers({ title, reasons }: RemovalBlockers) {
  return (
    <>
      <p>
        <Sentence text={title} />
      </p>
      <List>
        {reasons.map(({ text, links }) => (
          <li key={text}>
            <span>
              <Sentence text={text} />
            </span>
            {links && <span>{links}</span>}
          </li>
        ))}
      </List>
    </>
  );
}
