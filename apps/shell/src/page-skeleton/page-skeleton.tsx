import { media, Page, PageHeader, Skeleton, tokens } from '@tawseel/ui';
import { FirstRows } from '@tawseel/ui/first-rows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Layout of the placeholder: a list with toolbar and rows, or another page. */
export type SkeletonKind = 'list' | 'page';

const rowCount = 8;

/** As tall as the title of a page. */
const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: ${tokens.height.control};
  margin-block-end: 20px;

  > header {
    margin: 0;
  }

  ${media.phone} {
    min-block-size: ${tokens.height.touch};

    > * + * {
      block-size: ${tokens.height.touch};
    }
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-end: 12px;

  > :first-child {
    flex: 0 1 21.25rem;
  }

  ${media.phone} {
    > * {
      block-size: ${tokens.height.touch};
    }

    > :first-child {
      flex: 1 0 100%;
    }

    > :last-child {
      display: none;
    }
  }
`;

/** Outline of a field, a card or a table. */
export const Outline = styled.div`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
`;

const PageOutline = styled(Outline)`
  block-size: 26.25rem;
`;

/**
 * The first row is the head of the table; on a phone each other row is a card. The bars of a row are its background: this is
 * on the way to the first rows, and elements or animations for each bar would delay them.
 */
const Rows = styled(Outline)`
  overflow: hidden;

  > * {
    block-size: 2.9375rem;
    border-block-start: 1px solid ${tokens.color.line};
    background: repeating-linear-gradient(
        to right,
        transparent 0 1%,
        ${tokens.color.line} 1% 10%,
        transparent 10% 16.6%
      )
      center / 100% 12px no-repeat;
  }

  > :first-child {
    block-size: 2.5rem;
    border: 0;
    background: ${tokens.color.sunken};
  }

  ${media.phone} {
    display: grid;
    gap: 10px;
    border: 0;
    background: none;

    > * {
      block-size: 12.5rem;
      border: 1px solid ${tokens.color.line};
      border-radius: ${tokens.radius.medium};
      background:
        repeating-linear-gradient(transparent 0 15px, ${tokens.color.line} 15px 25px, transparent 25px 40px)
          center / calc(100% - 28px) 100% no-repeat,
        ${tokens.color.surface};
    }

    > :first-child {
      background: none;
    }
  }
`;

function ListShapes() {
  return (
    <FirstRows part="list">
      <div data-list-place>
        <Controls>
          <Skeleton $height="2.25rem" />
          <Skeleton $width="6.875rem" $height="2.25rem" />
          <Skeleton $width="6.875rem" $height="2.25rem" />
        </Controls>
        <Rows>
          <div />
          {Array.from({ length: rowCount }, (_, row) => (
            <div key={row} />
          ))}
        </Rows>
      </div>
    </FirstRows>
  );
}

export interface PageSkeletonProps {
  kind: SkeletonKind;
  /** Title of the page; a grey shape without one. */
  title?: string | undefined;
  children?: ReactNode;
}

/** Placeholder of a loading page. The HTML shows it before any code has arrived, and the shell until the page is loaded. */
export function PageSkeleton({ kind, title, children }: PageSkeletonProps) {
  return (
    <Page aria-busy="true">
      <Title>
        {title === undefined ? (
          <Skeleton $width="11.25rem" $height="1.8125rem" />
        ) : (
          <PageHeader title={title} />
        )}
        {kind === 'list' && <Skeleton $width="6.875rem" $height="2.25rem" />}
      </Title>
      {children}
      {kind === 'list' ? <ListShapes /> : <PageOutline />}
    </Page>
  );
}
